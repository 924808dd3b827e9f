import type { TournamentSummary, tournamentsApi } from '@pailei/contracts/tournaments';
import type { QueryOf } from '@pailei/contracts/endpoint';
import type { Db } from '@pailei/db/client';
import { literal } from '@pailei/db/like';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';

type SummaryRow = Pick<
  TournamentRow,
  'id' | 'name' | 'status' | 'is_demo' | 'format' | 'capacity' | 'summary' | 'starts_at' | 'started_at' | 'finished_at'
>;

const COLUMNS = [
  'public_tournament.id',
  'public_tournament.name',
  'public_tournament.status',
  'public_tournament.is_demo',
  'public_tournament.format',
  'public_tournament.capacity',
  'public_tournament.summary',
  'public_tournament.starts_at',
  'public_tournament.started_at',
  'public_tournament.finished_at',
] as const;

/** A tournament as the lobby shows it. */
export function summaryView(row: SummaryRow): TournamentSummary {
  const { summary } = row;
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
    champion: summary.champion,
  };
}

export type ListQuery = QueryOf<typeof tournamentsApi.list>;

/** The lobby's list as everybody may see it; `accountId` narrows it to that account's own entries. */
export async function listTournaments(db: Db, query: ListQuery, accountId: string | undefined) {
  const matching = filtered(db, query, accountId);
  const [rows, count] = await Promise.all([
    matching
      .select(COLUMNS)
      .orderBy('public_tournament.status_rank')
      .orderBy('public_tournament.starts_at', 'desc')
      .orderBy('public_tournament.id', 'desc')
      .offset(query.skip)
      .limit(query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => summaryView(row)), total: count.total, skip: query.skip, limit: query.limit };
}

function filtered(db: Db, query: ListQuery, accountId: string | undefined) {
  let matching = db.selectFrom('public_tournament');
  if (query.status === 'open')
    matching = matching.where('public_tournament.status', 'in', ['registration', 'check_in']);
  else if (query.status) matching = matching.where('public_tournament.status', '=', query.status);
  if (query.format) matching = matching.where('public_tournament.format', '=', query.format);
  if (query.search) matching = matching.where('public_tournament.name', 'ilike', `%${literal(query.search)}%`);
  if (accountId === undefined) return matching;
  return matching.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('participant')
        .select('participant.id')
        .whereRef('participant.tournament_id', '=', 'public_tournament.id')
        .where('participant.account_id', '=', accountId)
        .where('participant.status', 'not in', ['withdrawn', 'rejected']),
    ),
  );
}

const ENDED_IN_LOBBY = 12;

/** The lobby topic's snapshot: all that is open or under way, and the last that ended. */
export async function lobbySnapshot(trx: Trx): Promise<{ tournaments: TournamentSummary[] }> {
  const current = trx
    .selectFrom('public_tournament')
    .select(COLUMNS)
    .where('public_tournament.status', 'in', ['registration', 'check_in', 'running']);
  const ended = trx
    .selectFrom('public_tournament')
    .select(COLUMNS)
    .where('public_tournament.status', '=', 'finished')
    .orderBy('public_tournament.finished_at', 'desc')
    .orderBy('public_tournament.id')
    .limit(ENDED_IN_LOBBY);
  const rows = [...(await current.orderBy('public_tournament.id', 'desc').execute()), ...(await ended.execute())];
  return { tournaments: rows.map((row) => summaryView(row)) };
}
