import { sql } from 'kysely';
import type { Featured } from '@pailei/contracts/matches';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { isPublicMatch, isShownResult, isVisible } from '../visibility/index.ts';

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

/** The match that the casters show now, where the public may know it. */
export async function findMatchOnAir(db: Db | Trx): Promise<string | undefined> {
  const row = await db
    .selectFrom('stream_queue')
    .innerJoin('match', 'match.id', 'stream_queue.match_id')
    .select('match_id')
    .where('stream_queue.status', '=', 'on_air')
    .where(isPublicMatch('match.id', 'match.delay_seconds'))
    .executeTakeFirst();
  return row?.match_id;
}

/** Of a delayed match: its first game is public, and no result of it. */
const isPubliclyLive = sql<boolean>`${isPublicMatch('match.id', 'match.delay_seconds')}
  and ${isVisible('match.started_at', 'match.delay_seconds')}
  and not exists (select from match_result as result where result.match_id = match.id and ${isShownResult('result')})`;

/** Where nothing trails, by the row; of a delayed match by what the public sees. */
const isLive = sql<boolean>`case when match.delay_seconds = 0
  then match.status in ('ban', 'playing', 'disputed', 'paused') else ${isPubliclyLive} end`;

export async function isMatchLive(trx: Trx, matchId: string): Promise<boolean> {
  const row = await trx.selectFrom('match').select('id').where('id', '=', matchId).where(isLive).executeTakeFirst();
  return row !== undefined;
}

/**
 * The live match to show: what a tournament's referee features, else the one shown while it lives, else the latest round's first table,
 * real events before demos. `undefined`: stay with what is shown, because nothing is live or the last one ended only just now.
 * What counts is what the public sees: of a delayed event's match its begin and its end are later.
 */
export async function findBestLiveMatch(
  db: Db,
  shownId: string | null,
  endedBefore: string,
): Promise<string | undefined> {
  const publicEnd = sql<string>`match.finished_at + make_interval(secs => match.delay_seconds)`;
  const row = await db
    .selectFrom('match')
    .innerJoin('public_tournament as tournament', 'tournament.id', 'match.tournament_id')
    .select('match.id')
    .where('tournament.status', '=', 'running')
    .where((eb) => eb.or([isLive, eb.and([eb('match.id', '=', shownId), eb(publicEnd, '>', endedBefore)])]))
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
