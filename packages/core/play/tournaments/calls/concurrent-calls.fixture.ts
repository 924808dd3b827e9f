import { poolUsage, type Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { insertMany } from '@pailei/db/insert-many';
import { runTransaction } from '@pailei/db/tx';
import type { App } from '@pailei/api/testing/app.fixture';

const SAMPLE_EVERY_MS = 2;

export type PlayerAccount = { user_id: string; token: string };

/** So many accounts with a session each; hashing their passwords would take minutes. */
export async function buildAccounts(app: App, db: Db, count: number): Promise<PlayerAccount[]> {
  const made = Array.from({ length: count }, () => ({ id: newId(), session: newId() }));
  const accounts = made.map(({ id }, index) => ({
    id,
    username: `crowd${index}`,
    username_key: `crowd${index}`,
    email: `crowd${index}@example.com`,
    email_key: `crowd${index}@example.com`,
    password_hash: '-',
    role: 'user' as const,
    game_id: `crowd${index}#1`,
  }));
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  await runTransaction(db, async (trx) => {
    await insertMany(trx, 'account', accounts);
    await insertMany(
      trx,
      'session',
      made.map(({ id, session }) => ({ id: session, account_id: id, expires_at })),
    );
  });
  return made.map(({ id, session }) => ({
    user_id: id,
    token: app.jwt.sign({ sub: id, sid: session, jti: newId() }, { expiresIn: 3_600 }),
  }));
}

export type ConcurrentCall = { method: 'POST' | 'PUT'; url: string; token: string; payload?: object };

export type LoadReport = {
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** Connections that were taken at most, and callers that waited for one. */
  connections: { taken: number; waiting: number };
  /** Reads of a public list that were answered while the calls were running. */
  reads: number;
};

/** Sends all calls at once and watches the pool's connections; somebody else reads a public list meanwhile, again and again. */
export async function sendConcurrently(app: App, db: Db, calls: readonly ConcurrentCall[]): Promise<LoadReport> {
  const statuses: Record<number, number> = {};
  const connections = { taken: 0, waiting: 0 };
  const open = { left: calls.length };
  let reads = 0;

  const sample = () => {
    const { open, idle, waiting } = poolUsage(db);
    connections.taken = Math.max(connections.taken, open - idle);
    connections.waiting = Math.max(connections.waiting, waiting);
  };
  const watch = setInterval(sample, SAMPLE_EVERY_MS);
  const read = async () => {
    while (open.left > 0) {
      const { statusCode } = await app.inject({ method: 'GET', url: '/api/solo-tournaments' });
      if (statusCode === 200 && open.left > 0) reads += 1;
    }
  };
  const send = async ({ token, ...call }: ConcurrentCall) => {
    const { statusCode } = await app.inject({ ...call, headers: { authorization: `Bearer ${token}` } });
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    open.left -= 1;
    sample();
  };
  await Promise.all([read(), ...calls.map(send)]);
  clearInterval(watch);
  return { statuses, connections, reads };
}
