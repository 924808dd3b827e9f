import type { TournamentSummary, tournamentsApi } from '@pailei/contracts/tournaments';
import type { QueryOf } from '@pailei/contracts/endpoint';
import type { Db } from '@pailei/db/client';
import { literal } from '@pailei/db/like';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';

type SummaryRow = Pick<
  TournamentRow,
  | 'id'
  | 'name'
  | 'status'
  | 'is_demo'
  | 'format'
  | 'capacity'
  | 'summary'
  | 'delay_seconds'
  | 'starts_at'
  | 'started_at'
  | 'finished_at'
>;

const COLUMNS = [
  'tournament.id',
  'tournament.name',
  'tournament.status',
  'tournament.is_demo',
  'tournament.format',
  'tournament.capacity',
  'tournament.summary',
  'tournament.delay_seconds',
  'tournament.starts_at',
  'tournament.started_at',
  'tournament.finished_at',
] as const;

/** A tournament as the lobby shows it. Where public views trail, so does the news of who won. */
export function summaryView(row: SummaryRow, now: string): TournamentSummary {
  const { summary, delay_seconds } = row;
  const isOutToAll = row.finished_at !== null && Date.parse(row.finished_at) + delay_seconds * 1_000 <= Date.parse(now);
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    is_demo: row.is_demo,
    format: row.format,
    capacity: row.capacity,
    starts_at: row.starts_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    participant_count: summary.participant_count,
    stages: [...summary.stages],
    bans: summary.bans,
    registration_closes_at: summary.registration_closes_at ?? null,
    check_in_opens_at: summary.check_in_opens_at,
    current_stage: summary.current_stage,
    current_round: summary.current_round,
    featured_match_id: summary.featured_match_id,
    champion: isOutToAll ? summary.champion : null,
  };
}

export type ListQuery = QueryOf<typeof tournamentsApi.list>;

/** The lobby's list; `accountId` narrows it to that account's own entries. Drafts are not in it. */
export async function listTournaments(db: Db, query: ListQuery, accountId: string | undefined, now: string) {
  const matching = filtered(db, query, accountId);
  const [rows, count] = await Promise.all([
    matching
      .select(COLUMNS)
      .orderBy('tournament.status_rank')
      .orderBy('tournament.starts_at', 'desc')
      .orderBy('tournament.id', 'desc')
      .offset(query.skip)
      .limit(query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => summaryView(row, now)), total: count.total, skip: query.skip, limit: query.limit };
}

function filtered(db: Db, query: ListQuery, accountId: string | undefined) {
  let matching = db.selectFrom('tournament').where('tournament.status', '<>', 'draft');
  if (query.status === 'open') matching = matching.where('tournament.status', 'in', ['registration', 'check_in']);
  else if (query.status) matching = matching.where('tournament.status', '=', query.status);
  if (query.format) matching = matching.where('tournament.format', '=', query.format);
  if (query.search) matching = matching.where('tournament.name', 'ilike', `%${literal(query.search)}%`);
  if (accountId === undefined) return matching;
  return matching.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('participant')
        .select('participant.id')
        .whereRef('participant.tournament_id', '=', 'tournament.id')
        .where('participant.account_id', '=', accountId)
        .where('participant.status', 'not in', ['withdrawn', 'rejected']),
    ),
  );
}

const ENDED_IN_LOBBY = 12;

/** The lobby topic's snapshot: all that is open or under way, and the last that ended. */
export async function lobbySnapshot(trx: Trx, now: string): Promise<{ tournaments: TournamentSummary[] }> {
  const current = trx
    .selectFrom('tournament')
    .select(COLUMNS)
    .where('tournament.status', 'in', ['registration', 'check_in', 'running']);
  const ended = trx
    .selectFrom('tournament')
    .select(COLUMNS)
    .where('tournament.status', '=', 'finished')
    .orderBy('tournament.finished_at', 'desc')
    .orderBy('tournament.id')
    .limit(ENDED_IN_LOBBY);
  const rows = [...(await current.orderBy('tournament.id', 'desc').execute()), ...(await ended.execute())];
  return { tournaments: rows.map((row) => summaryView(row, now)) };
}
