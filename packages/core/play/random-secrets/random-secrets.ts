import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { noDraws, type DrawKeyOf } from '@pailei/domain/random';
import { RandomSecret } from './random-secret.ts';

/** A new event's secret: its commitment is public from then on, so nobody can put another in its place. */
export async function insertRandomSecret(trx: Trx, tournamentId: string): Promise<void> {
  await trx
    .insertInto('tournament_secret')
    .values({ tournament_id: tournamentId, random_secret: RandomSecret.fresh().stored() })
    .execute();
}

/** The keys of an event's draws. An event without a secret was over before there were any, and draws nothing more. */
export async function readDrawKeys(trx: Trx, tournamentId: string): Promise<DrawKeyOf> {
  return (await findRandomSecret(trx, tournamentId))?.keyOf ?? noDraws;
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
