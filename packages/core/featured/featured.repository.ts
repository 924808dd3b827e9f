import { sql } from 'kysely';
import type { Featured } from '@pailei/contracts/matches';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

const KEY = 'featured_match';

export async function readFeatured(db: Db | Trx): Promise<Featured> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', KEY).executeTakeFirst();
  const id = row?.value['match_id'];
  return { featured_match_id: typeof id === 'string' ? id : null };
}

/** Two workers that refresh at once do it one after the other. */
export async function lockFeatured(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${KEY}))`.execute(trx);
}

export async function saveFeatured(trx: Trx, matchId: string, now: string): Promise<void> {
  const value = JSON.stringify({ match_id: matchId });
  await trx
    .insertInto('site_setting')
    .values({ key: KEY, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute();
}

/** The match that the casters show now. */
export async function findMatchOnAir(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('stream_queue').select('match_id').where('status', '=', 'on_air').executeTakeFirst();
  return row?.match_id;
}

/**
 * The live match to show: what a tournament's referee features, else the one shown while it lives, else the latest round's first table,
 * real events before demos. `undefined`: stay with what is shown, because nothing is live or the last one ended only just now.
 */
export async function findBestLiveMatch(
  db: Db,
  shownId: string | null,
  endedBefore: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('match')
    .innerJoin('tournament', 'tournament.id', 'match.tournament_id')
    .select('match.id')
    .where('tournament.status', '=', 'running')
    .where((eb) =>
      eb.or([
        eb('match.status', 'in', ['ban', 'playing', 'disputed', 'paused']),
        eb.and([eb('match.id', '=', shownId), eb('match.finished_at', '>', endedBefore)]),
      ]),
    )
    .orderBy('tournament.is_demo')
    .orderBy(sql`(tournament.summary ->> 'featured_match_id' = match.id::text) is true`, 'desc')
    .orderBy((eb) => eb.and([eb('match.id', '=', shownId)]), 'desc')
    .orderBy('match.stage', 'desc')
    .orderBy('match.round', 'desc')
    .orderBy('match.table_number')
    .orderBy('match.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
