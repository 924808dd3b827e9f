import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { isDecidingBoard } from '@pailei/domain/battles/deciding-board';
import { LIVE_STATUSES } from '@pailei/domain/featured/live';
import { RESULT_SHOWN_MS, type StageCandidate } from '@pailei/domain/featured/choose-featured';
import { DELAY_SECONDS_MAX } from '@pailei/domain/streams/streams';
import { isPublicMatch, isShownResult, isVisible } from '../../site/visibility/visible.ts';

export const FEATURED_SETTING = 'featured_match';

/** Two workers that refresh at once do it one after the other. */
export async function lockFeatured(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${FEATURED_SETTING}))`.execute(trx);
}

/** `match_id` is null where no match is on the stage. */
export type Featuring = { match_id: string | null; is_chosen: boolean };

export async function saveFeatured(trx: Trx, featured: Featuring, now: string): Promise<void> {
  const value = JSON.stringify(featured);
  await trx
    .insertInto('site_setting')
    .values({ key: FEATURED_SETTING, value, updated_at: now })
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
  then match.status in (${sql.join(LIVE_STATUSES)}) else ${isPubliclyLive} end`;

/** The public sees that it was withdrawn or cancelled. */
const isVoid = sql<boolean>`case when match.delay_seconds = 0 then match.withdrawn_at is not null or match.status = 'cancelled'
  else match.withdrawn_at is not null and ${isVisible('match.withdrawn_at', 'match.delay_seconds')}
    or match.status = 'cancelled' and ${isVisible('match.updated_at', 'match.delay_seconds')} end`;

export async function isMatchLive(trx: Trx, matchId: string): Promise<boolean> {
  const row = await trx.selectFrom('match').select('id').where('id', '=', matchId).where(isLive).executeTakeFirst();
  return row !== undefined;
}

/** A match that has just ended leaves the stage to the final of its event, one that is void to any other. */
const LEAVES_SOON_SECONDS = (2 * RESULT_SHOWN_MS) / 1_000;

/** Whether a match is live, for the public at least, or on air, or what is on the stage leaves it. */
export async function hasStage(db: Db, shownId: string | null): Promise<boolean> {
  const { rows } = await sql<{ has_stage: boolean }>`
    select exists (select from match where status in (${sql.join(LIVE_STATUSES)}))
      or exists (select from match where id = ${shownId} and (${isVoid}
        or finished_at > now() - make_interval(secs => delay_seconds + ${LEAVES_SOON_SECONDS})))
      or exists (select from stream_queue join match on match.id = match_id
        where stream_queue.status = 'on_air' or stream_queue.status = 'next' and ${isVoid})
      or exists (select from match where delay_seconds > 0
        and finished_at > now() - make_interval(secs => ${2 * DELAY_SECONDS_MAX})) as has_stage`.execute(db);
  return rows[0]?.has_stage === true;
}

const publicEnd = sql<string | null>`match.finished_at + make_interval(secs => match.delay_seconds)`;

/**
 * The matches that could be shown: the live ones of events and battles, what the casters show, and what is shown now. What counts is what
 * the public sees: of a delayed match its begin and its end are later, and nobody is told which board of a delayed battle decides.
 */
export async function findCandidates(db: Db, shownId: string | null): Promise<StageCandidate[]> {
  const isFinalAfterEnd = sql<boolean>`(tournament.status = 'finished' and fixture.section = 'final'
    and match.tournament_id = (select tournament_id from match where id = ${shownId})) is true`;
  const onAir = (await findMatchOnAir(db)) ?? null;
  const rows = await db
    .selectFrom('match')
    .leftJoin('public_tournament as tournament', 'tournament.id', 'match.tournament_id')
    .leftJoin('battle', 'battle.id', 'match.battle_id')
    .leftJoin('fixture', 'fixture.id', 'match.fixture_id')
    .select([
      'match.id as match_id',
      'fixture.section',
      'match.stage',
      'match.round',
      'match.table_number as table',
      'match.board_number',
      'match.delay_seconds',
      'battle.state as battle',
      isLive.as('is_live'),
      isVoid.as('is_void'),
      isFinalAfterEnd.as('is_final_after_end'),
      publicEnd.as('ended_at'),
      sql<boolean>`coalesce(tournament.is_demo, battle.is_demo)`.as('is_demo'),
      sql<boolean>`(tournament.summary ->> 'featured_match_id' = match.id::text) is true`.as('is_featured'),
      sql<number>`(match.info ->> 'round_count')::int`.as('round_count'),
    ])
    .where((eb) => eb.or([eb('tournament.id', 'is not', null), eb('battle.id', 'is not', null)]))
    .where((eb) =>
      eb.or([
        eb('match.id', '=', shownId),
        eb('match.id', '=', onAir),
        isFinalAfterEnd,
        eb.and([eb.or([eb('tournament.status', '=', 'running'), eb('battle.id', 'is not', null)]), isLive]),
      ]),
    )
    .execute();
  return rows.map(({ is_featured, battle, board_number, delay_seconds, ...row }) => ({
    ...row,
    is_shown: row.match_id === shownId,
    is_deciding: battle !== null && delay_seconds === 0 && isDecidingBoard(battle, board_number ?? 0),
    chosen_by: row.match_id === onAir ? 'casters' : is_featured ? 'referee' : null,
  }));
}
