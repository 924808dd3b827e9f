import { randomUUID } from 'node:crypto';
import type { NewAccount } from '@pailei/db/schema/accounts';
import type { Person } from '@pailei/domain/rights';
import { newId } from '@pailei/db/id';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

const HOUR_MS = 3_600_000;
const PLAYER: Person = { role: 'user', is_expert: false, expert_status: 'none', team_role: null };

type ActorSpec = {
  /** Whose rights they are; null: their token is worth nothing. */
  person: Person | null;
  account?: Partial<NewAccount>;
  session?: { revoked_at?: string; expires_at?: string };
  hasToken?: false;
};

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Everybody who may knock. */
export const ACTORS = {
  anonymous: { person: null, hasToken: false },
  player: { person: PLAYER },
  'another player': { person: PLAYER },
  'expert in review': { person: { ...PLAYER, expert_status: 'pending' } },
  'approved expert': { person: { ...PLAYER, is_expert: true, expert_status: 'approved' } },
  'revoked expert': { person: { ...PLAYER, expert_status: 'revoked' } },
  referee: { person: { ...PLAYER, role: 'referee' } },
  admin: { person: { ...PLAYER, role: 'admin' } },
  'suspended admin': { person: null, account: { role: 'admin', suspended_until: inTime(HOUR_MS) } },
  'admin with an expired session': { person: null, account: { role: 'admin' }, session: { expires_at: ago(1_000) } },
  'admin with a revoked session': { person: null, account: { role: 'admin' }, session: { revoked_at: ago(10_000) } },
} as const satisfies Record<string, ActorSpec>;

export type ActorName = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[];
export const personOf = (name: ActorName): Person | null => ACTORS[name].person;

/** Makes the accounts once; every call of `tokenOf` then gives a session of its own, so that no route can spoil another's. */
export async function createActors({ db }: Pick<Deps, 'db'>, app: FastifyInstance) {
  const ids = new Map<ActorName, string>();
  for (const name of ACTOR_NAMES) ids.set(name, await insertAccount(db, ACTORS[name]));

  async function tokenOf(name: ActorName): Promise<string | undefined> {
    const { hasToken, session }: ActorSpec = ACTORS[name];
    const sub = ids.get(name);
    if (hasToken === false || sub === undefined) return undefined;
    const sid = newId();
    await db
      .insertInto('session')
      .values({ id: sid, account_id: sub, expires_at: inTime(HOUR_MS), ...session })
      .execute();
    return app.jwt.sign({ sub, sid, jti: newId() }, { expiresIn: HOUR_MS / 1_000 });
  }

  return { tokenOf, idOf: (name: ActorName) => ids.get(name) ?? '' };
}

async function insertAccount(db: Deps['db'], { person, account }: ActorSpec): Promise<string> {
  const id = newId();
  const name = `m-${randomUUID().slice(0, 12)}`;
  const email = `${name}@example.com`;
  const { role, is_expert, expert_status } = person ?? PLAYER;
  const names = { username: name, username_key: name, email, email_key: email };
  await db
    .insertInto('account')
    .values({ id, ...names, password_hash: '-', role, is_expert, expert_status, ...account })
    .execute();
  return id;
}
