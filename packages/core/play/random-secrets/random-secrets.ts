import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { noDraws, type DrawKeyOf } from '@pailei/domain/random/draw-key';
import { RandomSecret } from './random-secret.ts';

/** A new event's secret: its commitment is public from then on, so nobody can put another in its place. */
export async function insertRandomSecret(trx: Trx, tournamentId: string): Promise<void> {
  await trx
    .insertInto('tournament_secret')
    .values({ tournament_id: tournamentId, random_secret: RandomSecret.fresh().stored() })
    .execute();
}

/** What draws: an event, or a match of an event or of a battle. */
export type DrawOwner = { readonly tournament_id: string | null; readonly battle_id: string | null };

/** The keys of an event's draws. An event without a secret was over before there were any, and draws nothing more. */
export async function readDrawKeys(trx: Trx, owner: DrawOwner): Promise<DrawKeyOf> {
  return (await secretOf(trx, owner))?.keyOf ?? noDraws;
}

/** A board of a battle draws by the key of the battle, also where that belongs to an event. */
async function secretOf(trx: Trx, { battle_id, tournament_id }: DrawOwner): Promise<RandomSecret | undefined> {
  if (battle_id !== null) return findBattleSecret(trx, battle_id);
  return tournament_id === null ? undefined : findRandomSecret(trx, tournament_id);
}

/** The same of a new battle. */
export async function insertBattleSecret(trx: Trx, battle_id: string): Promise<void> {
  const random_secret = RandomSecret.fresh().stored();
  await trx.insertInto('battle_random_secret').values({ battle_id, random_secret }).execute();
}

export async function findBattleSecret(db: Db | Trx, battleId: string): Promise<RandomSecret | undefined> {
  const row = await db
    .selectFrom('battle_random_secret')
    .select('random_secret')
    .where('battle_id', '=', battleId)
    .executeTakeFirst();
  return row && new RandomSecret(row.random_secret);
}

export async function findRandomSecret(db: Db | Trx, tournamentId: string): Promise<RandomSecret | undefined> {
  const row = await db
    .selectFrom('tournament_secret')
    .select('random_secret')
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst();
  return row && new RandomSecret(row.random_secret);
}

/** What is public of a secret from the beginning. */
export type SecretFacts = { commitment: string; since_version: number; created_at: string };

export async function findSecretFacts(db: Db | Trx, tournamentId: string): Promise<SecretFacts | undefined> {
  const row = await db
    .selectFrom('tournament_secret')
    .select(['commitment', 'since_version', 'created_at'])
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst();
  return row && { ...row, commitment: row.commitment.toString('hex') };
}

/** The same of a battle, which has drawn from its secret since it was made. */
export async function findBattleCommitment(db: Db | Trx, battleId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('battle_random_secret')
    .select('commitment')
    .where('battle_id', '=', battleId)
    .executeTakeFirst();
  return row?.commitment.toString('hex');
}
