import { randomUUID } from 'node:crypto';
import type { NewAccount } from '@pailei/db/schema/accounts';
import { newId } from '@pailei/db/id';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

const HOUR_MS = 3_600_000;
const PLAYER = { role: 'user', is_expert: false, expert_status: 'none' } as const;

type ActorSpec = {
  account?: Partial<NewAccount>;
  session?: { revoked_at?: string };
  hasToken?: false;
  hasSecondFactor?: true;
};

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const withTimeout = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Everybody who may call. What each may do stands in `access.table.ts`, and no two may do the same. */
const ACTORS = {
  guest: { hasToken: false },
  player: {},
  'another player': {},
  'unverified player': { account: { email_verified_at: null } },
  captain: {},
  'team member': {},
  'approved expert': { account: { is_expert: true, expert_status: 'approved' } },
  referee: { account: { role: 'referee' }, hasSecondFactor: true },
  'playing referee': { account: { role: 'referee' }, hasSecondFactor: true },
  admin: { account: { role: 'admin' }, hasSecondFactor: true },
  'admin without second factor': { account: { role: 'admin' } },
  'suspended admin': { account: { role: 'admin', suspended_until: withTimeout(HOUR_MS) }, hasSecondFactor: true },
  'admin with a revoked session': {
    account: { role: 'admin' },
    session: { revoked_at: ago(10_000) },
    hasSecondFactor: true,
  },
} as const satisfies Record<string, ActorSpec>;

export type ActorName = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[];

/** Makes the accounts once; every session is a new one, so that no route can spoil another's. */
export async function createActors({ db }: Pick<Deps, 'db'>, app: FastifyInstance) {
  const ids = new Map<ActorName, string>();
  for (const name of ACTOR_NAMES) ids.set(name, await insertAccount(db, ACTORS[name]));

  /** The id of a session of this account; `undefined` for the guest. */
  async function sessionOf(name: ActorName): Promise<string | undefined> {
    const { hasToken, session }: ActorSpec = ACTORS[name];
    const account_id = ids.get(name);
    if (hasToken === false || account_id === undefined) return undefined;
    const id = newId();
    await db
      .insertInto('session')
      .values({ id, account_id, expires_at: withTimeout(HOUR_MS), ...session })
      .execute();
    return id;
  }

  async function tokenOf(name: ActorName): Promise<string | undefined> {
    const sid = await sessionOf(name);
    return sid && app.jwt.sign({ sub: ids.get(name), sid, jti: newId() }, { expiresIn: HOUR_MS / 1_000 });
  }

  return { tokenOf, sessionOf, idOf: (name: ActorName) => ids.get(name) ?? '' };
}
export type Actors = Awaited<ReturnType<typeof createActors>>;

async function insertAccount(db: Deps['db'], { account, hasSecondFactor }: ActorSpec): Promise<string> {
  const id = newId();
  const name = `m-${randomUUID().slice(0, 12)}`;
  const email = `${name}@example.com`;
  const names = { username: name, username_key: name, email, email_key: email };
  await db
    .insertInto('account')
    .values({
      id,
      ...names,
      ...PLAYER,
      password_hash: '-',
      game_id: `${name}#1`,
      email_verified_at: ago(0),
      ...account,
    })
    .execute();
  if (hasSecondFactor)
    await db
      .insertInto('account_totp')
      .values({ account_id: id, secret: '-', confirmed_at: ago(0) })
      .execute();
  return id;
}
