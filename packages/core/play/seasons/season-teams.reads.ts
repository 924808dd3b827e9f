import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

/** For whom somebody plays in another event of the season. */
export type SeasonTeam = { account_id: string; team_id: string; team_name: string };

type Asking = { tournament_id: string; account_ids: readonly string[]; now: string };

/**
 * For which teams these accounts stand on the record of other events of the season that the event is of, where the season lets nobody
 * play for two. An event without a start is one of the season that is played now. Two captains who enter the same player in two events
 * come one after the other: rosters of such a season are registered under a lock of its own, which nobody takes before that of an event.
 */
export async function readSeasonTeams(trx: Trx, { tournament_id, account_ids, now }: Asking): Promise<SeasonTeam[]> {
  if (account_ids.length === 0) return [];
  const season = await findStrictSeason(trx, tournament_id, now);
  if (season === undefined) return [];
  await sql`select pg_advisory_xact_lock(hashtextextended(${`season rosters ${season}`}, 0))`.execute(trx);
  const { rows } = await sql<SeasonTeam>`
    select distinct player.account_id, entry.team_id, entry.name as team_name
    from roster_player as player
    join participant as entry on entry.id = player.participant_id
    join tournament as event on event.id = entry.tournament_id
    left join season_event as placed on placed.tournament_id = event.id
    join season on season.id = ${season}
    where player.account_id = any(${[...account_ids]}::uuid[]) and event.id <> ${tournament_id}
      and ${isOfSeason(now)} and placed.is_excluded is not true
      and (entry.status in ('active', 'dropped', 'disqualified') or (event.status in ('registration', 'check_in')
        and entry.status in ('pending', 'registered', 'waitlisted', 'checked_in')))
      and event.status <> 'cancelled'
    order by player.account_id, entry.team_id`.execute(trx);
  return rows;
}

const isOfSeason = (now: string) => sql<boolean>`(
  season.id = placed.season_id or (placed.tournament_id is null
    and coalesce(event.started_at, event.starts_at, event.finished_at, ${now}) >= season.starts_at
    and coalesce(event.started_at, event.starts_at, event.finished_at, ${now}) < season.ends_at))`;

/** The season of an event, where a player may play for one team alone. */
async function findStrictSeason(trx: Trx, tournamentId: string, now: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select season.id from tournament as event
    left join season_event as placed on placed.tournament_id = event.id
    join season on ${isOfSeason(now)}
    where event.id = ${tournamentId} and placed.is_excluded is not true and season.one_team_per_player`.execute(trx);
  return rows[0]?.id;
}
