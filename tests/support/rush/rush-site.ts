import fastifyJwt from '@fastify/jwt';
import { jwtOptions } from '@pailei/core/people/sessions/token-rules';
import { createDatabase, type Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { insertMany } from '@pailei/db/insert-many';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import Fastify from 'fastify';
import { startSite, type TestSite, type TestSiteOptions } from '../site.ts';

const JWT_SECRET = 'a secret for a run of minutes, 32+';
const HOUR_S = 3_600;

export type RushPlayer = { actor: Actor; token: string };
export type RushSite = { site: TestSite; db: Db; players: RushPlayer[]; stop: () => Promise<void> };

/** A whole site with so many players who are logged in; hashing their passwords would take minutes. */
export async function startRushSite(
  count: number,
  options: Pick<TestSiteOptions, 'isDurable' | 'childEnv'> = {},
): Promise<RushSite> {
  const players = await makePlayers(count);
  let url = '';
  const site = await startSite({
    ...options,
    settings: { JWT_SECRET },
    seed: async ({ databaseUrl }) => {
      url = databaseUrl;
      const db = createDatabase({ url, max: 2 });
      await insertPlayers(db, players);
      await db.destroy();
    },
  });
  const db = createDatabase({ url, max: 6 });
  const stop = async () => {
    await db.destroy();
    await site.stop();
  };
  return { site, db, players, stop };
}

async function makePlayers(count: number): Promise<RushPlayer[]> {
  const signer = Fastify();
  await signer.register(fastifyJwt, jwtOptions(JWT_SECRET));
  return Array.from({ length: count }, (_, index) => {
    const actor: Actor = {
      user_id: newId(),
      session_id: newId(),
      username: `rush${index}`,
      role: 'user',
      is_expert: false,
      expert_status: 'none',
      team_id: null,
      team_role: null,
    };
    const claims = { sub: actor.user_id, sid: actor.session_id, jti: newId() };
    return { actor, token: signer.jwt.sign(claims, { expiresIn: HOUR_S }) };
  });
}

function insertPlayers(db: Db, players: readonly RushPlayer[]): Promise<void> {
  const expires_at = new Date(Date.now() + HOUR_S * 1_000).toISOString();
  const accounts = players.map(({ actor: { user_id, username } }) => ({
    id: user_id,
    username,
    username_key: username,
    email: `${username}@example.invalid`,
    email_key: `${username}@example.invalid`,
    password_hash: '-',
    role: 'user' as const,
    game_id: `${username}#1`,
  }));
  const sessions = players.map(({ actor }) => ({ id: actor.session_id, account_id: actor.user_id, expires_at }));
  return runTransaction(db, async (trx) => {
    await insertMany(trx, 'account', accounts);
    await insertMany(trx, 'session', sessions);
  });
}
