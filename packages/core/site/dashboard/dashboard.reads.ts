import {
  DASHBOARD_DAYS,
  type DashboardDay,
  type dashboardApi,
  type RunningTournament,
} from '@pailei/contracts/site/dashboard/dashboard.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { Db } from '@pailei/db/client';
import { lastDays, lastDaysStart } from '@pailei/domain/site-time/days';
import { SITE_TIME_ZONE } from '@pailei/domain/site-time/zone';
import { sql } from 'kysely';

type Dashboard = DataOf<typeof dashboardApi.get>;

const LISTED = 10;

/** Registrations and matches of the last days; days on which nothing happened count 0. */
export async function readDays(db: Db, now: string): Promise<DashboardDay[]> {
  const since = lastDaysStart(now, DASHBOARD_DAYS);
  const { rows } = await sql<{ day: string; kind: 'registrations' | 'matches'; count: number }>`
    select to_char(at at time zone ${SITE_TIME_ZONE}, 'YYYY-MM-DD') as day, kind, count(*) as count from (
      select created_at as at, 'registrations' as kind from account where created_at >= ${since} and not is_demo
      union all
      select finished_at, 'matches' from match where finished_at >= ${since} and status <> 'cancelled' and withdrawn_at is null
    ) as happened group by 1, 2`.execute(db);
  const countOf = (day: string, kind: string) => rows.find((row) => row.day === day && row.kind === kind)?.count ?? 0;
  return lastDays(now, DASHBOARD_DAYS).map((day) => ({
    day,
    registrations: countOf(day, 'registrations'),
    matches: countOf(day, 'matches'),
  }));
}

type DisputeRow = Omit<Dashboard['disputes'][number], 'players'> & { player_a: string; player_b: string };

/** The longest waiting first. A dispute begins with the report that contradicts the other. */
export async function readDisputes(db: Db): Promise<Dashboard['disputes']> {
  const { rows } = await sql<DisputeRow>`
    select match.id as match_id, match.tournament_id, match.battle_id, match.info ->> 'tournament_name' as tournament_name,
      match.info ->> 'label' as label, match.table_number,
      match.state #>> '{sides,a,name}' as player_a, match.state #>> '{sides,b,name}' as player_b,
      coalesce((jsonb_path_query_first(match.state, '$.games[*] ? (@.status == "disputed").dispute.at') #>> '{}')::timestamptz,
        match.updated_at) as disputed_at
    from match where match.status = 'disputed' order by disputed_at, match.id limit ${LISTED}`.execute(db);
  return rows.map(({ player_a, player_b, ...row }) => ({ ...row, players: [player_a, player_b] }));
}

/** What is in progress, with how far its present round is. */
export async function readRunning(db: Db): Promise<RunningTournament[]> {
  const { rows } = await sql<RunningTournament>`
    select tournament.id, tournament.name, tournament.started_at, counted.*,
      (tournament.summary ->> 'current_round')::int as round, counted.round_count
    from tournament left join lateral (
      select count(*) filter (where match.status in ('finished', 'forfeited', 'cancelled')) as matches_over,
        count(*) as matches_all, count(*) filter (where match.status = 'disputed') as disputes,
        max((match.info ->> 'round_count')::int) as round_count
      from match where match.tournament_id = tournament.id
        and match.stage = (tournament.summary ->> 'current_stage')::int
        and match.round = (tournament.summary ->> 'current_round')::int
    ) as counted on true
    where tournament.status_rank = 0 order by tournament.started_at desc nulls last, tournament.id limit ${LISTED}`.execute(
    db,
  );
  return rows;
}
