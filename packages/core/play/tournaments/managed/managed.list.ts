import type { QueryOf } from '@pailei/contracts/http/endpoint';
import type { ManagedTournament, managedApi } from '@pailei/contracts/play/tournaments/details/managed.api';
import type { Db } from '@pailei/db/client';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '@pailei/db/database';
import { escapeLike } from '@pailei/db/like';
import { byPinyin } from '@pailei/db/pinyin';
import { SERIES_OVER_STATUSES } from '@pailei/domain/series/series-over';
import { TOURNAMENT_STATUSES, type TournamentStatus } from '@pailei/domain/tournament/types';
import { summaryView } from '../tournaments.list.ts';

export type ManagedQuery = QueryOf<typeof managedApi.list>;

/** All events as they are, for those who run them. */
export async function listManaged(db: Db, query: ManagedQuery) {
  const [items, counts] = await Promise.all([managedRows(db, query), countByStatus(db, query)]);
  const total = query.status === undefined ? counts.all : counts[query.status];
  return { items, total, skip: query.skip, limit: query.limit, counts };
}

async function managedRows(db: Db, query: ManagedQuery): Promise<ManagedTournament[]> {
  const { sort_by, sort_order } = query;
  const column = sort_by === 'status' ? 'status_rank' : sort_by;
  const rows = await matching(db, query)
    .$if(query.status !== undefined, (all) => all.where('tournament.status', '=', query.status ?? 'draft'))
    .leftJoin('account', 'account.id', 'tournament.created_by')
    .leftJoin('event_series', 'event_series.id', 'tournament.series_id')
    .select([
      'tournament.id',
      'tournament.name',
      'tournament.status',
      'tournament.is_demo',
      'tournament.format',
      'tournament.capacity',
      'tournament.summary',
      'tournament.starts_at',
      'tournament.started_at',
      'tournament.finished_at',
      'tournament.updated_at',
      'tournament.created_by',
      'tournament.series_id',
      'tournament.series_number',
      'account.username',
      'event_series.name as series_name',
    ])
    .select(waitingCounts)
    .orderBy(`tournament.${column}`, (order) => {
      if (column === 'name') return byPinyin(sort_order)(order);
      return sort_order === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast();
    })
    .orderBy('tournament.id', sort_order)
    .offset(query.skip)
    .limit(query.limit)
    .execute();
  return rows.map(({ created_by, username, series_id, series_number, series_name, ...row }) => ({
    ...summaryView(row),
    pending_count: isOver(row) ? 0 : (row.pending_count ?? 0),
    waitlist_count: isBeforeStart(row) ? (row.waitlist_count ?? 0) : 0,
    open_match_count: (row.open_match_count ?? 0) + (row.open_battle_count ?? 0),
    case_count: row.case_count ?? 0,
    updated_at: row.updated_at,
    created_by: created_by === null || username === null ? null : { id: created_by, username },
    series:
      series_id === null || series_name === null
        ? null
        : { id: series_id, name: series_name, number: series_number ?? 0 },
  }));
}

type Event = { readonly status: TournamentStatus };

const isOver = ({ status }: Event): boolean => status === 'finished' || status === 'cancelled';
/** The only time in which places pass to the waitlist. */
const isBeforeStart = ({ status }: Event): boolean => status === 'registration' || status === 'check_in';

/** What needs somebody: entries, and what is played. */
function waitingCounts(eb: ExpressionBuilder<Database, 'tournament'>) {
  const entries = eb
    .selectFrom('participant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('participant.tournament_id', '=', 'tournament.id');
  const openBattles = eb
    .selectFrom('battle')
    .innerJoin('fixture', 'fixture.id', 'battle.fixture_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('fixture.tournament_id', '=', 'tournament.id')
    .where('battle.ended_at', 'is', null);
  const openMatches = eb
    .selectFrom('match')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('match.tournament_id', '=', 'tournament.id')
    .where('match.withdrawn_at', 'is', null)
    .where('match.status', 'not in', SERIES_OVER_STATUSES);
  return [
    entries.where('participant.status', '=', 'pending').as('pending_count'),
    entries.where('participant.status', '=', 'waitlisted').as('waitlist_count'),
    openMatches.as('open_match_count'),
    openBattles.as('open_battle_count'),
    eb
      .selectFrom('match')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('match.tournament_id', '=', 'tournament.id')
      .where('match.withdrawn_at', 'is', null)
      .where('match.case_since', 'is not', null)
      .as('case_count'),
  ];
}

/** Over everything that the search finds, whatever the status. */
async function countByStatus(db: Db, query: ManagedQuery): Promise<Record<TournamentStatus | 'all', number>> {
  const rows = await matching(db, query)
    .select((eb) => ['tournament.status', eb.fn.countAll<number>().as('count')])
    .groupBy('tournament.status')
    .execute();
  const of = (status: TournamentStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(TOURNAMENT_STATUSES.map((status) => [status, of(status)])) as Record<
    TournamentStatus,
    number
  >;
  return { ...counts, all: rows.reduce((sum, { count }) => sum + count, 0) };
}

function matching(db: Db, { search, series_id, entrants }: ManagedQuery) {
  let found = db
    .selectFrom('tournament')
    .where(sql<string>`coalesce(tournament.summary ->> 'entrants', 'account')`, '=', entrants);
  if (search) found = found.where('tournament.name', 'ilike', `%${escapeLike(search)}%`);
  if (series_id) found = found.where('tournament.series_id', '=', series_id);
  return found;
}
