import type { TournamentSummary, tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { QueryOf } from '@pailei/contracts/http/endpoint';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { knownTournaments } from '../../site/visibility/unpublished.ts';

type SummaryRow = Pick<
  TournamentRow,
  'id' | 'name' | 'status' | 'is_demo' | 'format' | 'capacity' | 'summary' | 'starts_at' | 'started_at' | 'finished_at'
>;

const COLUMNS = [
  'id',
  'name',
  'status',
  'is_demo',
  'format',
  'capacity',
  'summary',
  'starts_at',
  'started_at',
  'finished_at',
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
    ...(summary.entry_fee !== undefined && { entry_fee: summary.entry_fee }),
    ...(summary.entrants !== undefined && { entrants: summary.entrants }),
    participant_count: summary.participant_count,
    stages: [...summary.stages],
    bans: summary.bans,
    registration_closes_at: summary.registration_closes_at ?? null,
    check_in_opens_at: summary.check_in_opens_at,
    current_stage: summary.current_stage,
    current_round: summary.current_round,
    round_count: summary.round_count ?? null,
    featured_match_id: summary.featured_match_id,
    champion: summary.champion,
  };
}

export type ListQuery = QueryOf<typeof tournamentsApi.list>;

/** The lobby's list of what this reader may know of. */
export async function listTournaments(db: Db, query: ListQuery, actor: Actor | null, entrants: EntrantKind) {
  const matching = filtered(db, query, actor).where(
    sql<string>`coalesce(line.summary ->> 'entrants', 'account')`,
    '=',
    entrants,
  );
  const [rows, count] = await Promise.all([
    matching
      .selectAll('line')
      .orderBy('line.status_rank')
      .orderBy('line.starts_at', 'desc')
      .orderBy('line.id', 'desc')
      .offset(query.skip)
      .limit(query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map((row) => summaryView(row)), total: count.total, skip: query.skip, limit: query.limit };
}

function filtered(db: Db, query: ListQuery, actor: Actor | null) {
  let matching = knownTournaments(db, actor);
  if (query.status === 'open') matching = matching.where('line.status', 'in', ['registration', 'check_in']);
  else if (query.status) matching = matching.where('line.status', '=', query.status);
  if (query.format) matching = matching.where('line.format', '=', query.format);
  if (query.search) matching = matching.where('line.name', 'ilike', `%${escapeLike(query.search)}%`);
  const accountId = query.mine ? actor?.user_id : undefined;
  if (accountId === undefined) return matching;
  return matching.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('account_entry as entry')
        .select('entry.participant_id')
        .whereRef('entry.tournament_id', '=', 'line.id')
        .where('entry.account_id', '=', accountId)
        .where('entry.status', 'not in', ['withdrawn', 'rejected']),
    ),
  );
}

const ENDED_IN_LOBBY = 12;

/** The lobby topic's snapshot: all that is open or in progress, and the last that ended. */
export async function lobbySnapshot(trx: Trx): Promise<{ tournaments: TournamentSummary[] }> {
  const current = trx
    .selectFrom('public_tournament')
    .select(COLUMNS)
    .where('status', 'in', ['registration', 'check_in', 'running']);
  const ended = trx
    .selectFrom('public_tournament')
    .select(COLUMNS)
    .where('status', '=', 'finished')
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(ENDED_IN_LOBBY);
  const rows = [...(await current.orderBy('id', 'desc').execute()), ...(await ended.execute())];
  return { tournaments: rows.map((row) => summaryView(row)) };
}
