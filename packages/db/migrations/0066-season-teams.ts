import { sql, type Kysely } from 'kysely';

/**
 * In a season with one team per player, a roster takes no player who is on another team's roster in an event of that season. The
 * function answers the same question to the rule that names the other team.
 */
const STATEMENTS = [
  `create function event_season(event_id uuid, moment timestamptz) returns uuid stable language sql as $$
     select season.id from tournament as event
     left join season_event as placed on placed.tournament_id = event.id
     join season on season.id = placed.season_id or (placed.tournament_id is null
       and coalesce(event.started_at, event.starts_at, event.finished_at, moment) >= season.starts_at
       and coalesce(event.started_at, event.starts_at, event.finished_at, moment) < season.ends_at)
     where event.id = event_id and placed.is_excluded is not true
     limit 1 $$`,
  `create function strict_season(event_id uuid, moment timestamptz) returns uuid stable language sql as $$
     select id from season where id = event_season(event_id, moment) and one_team_per_player $$`,
  `create function teams_in_season(season_id uuid, accounts uuid[], other_than uuid, moment timestamptz)
   returns table (account_id uuid, team_id uuid, team_name text) stable language sql as $$
     select distinct player.account_id, entry.team_id, entry.name
     from roster_player as player
     join participant as entry on entry.id = player.participant_id
     join tournament as event on event.id = entry.tournament_id
     where player.account_id = any(accounts) and event.id <> other_than and event.status <> 'cancelled'
       and event_season(event.id, moment) = teams_in_season.season_id
       and (entry.status in ('active', 'dropped', 'disqualified') or (event.status in ('registration', 'check_in')
         and entry.status in ('pending', 'registered', 'waitlisted', 'checked_in')))
     order by player.account_id, entry.team_id $$`,
  `create function check_one_team_per_season() returns trigger language plpgsql as $$
   declare
     entry participant;
     season uuid;
   begin
     select * into strict entry from participant where id = new.participant_id;
     season := strict_season(entry.tournament_id, now());
     if season is null then return null; end if;
     perform pg_advisory_xact_lock(hashtextextended('season rosters ' || season, 0));
     if exists (select from teams_in_season(season, array[new.account_id], entry.tournament_id, now()) as other
                where other.team_id <> entry.team_id) then
       raise unique_violation using constraint = 'one_team_per_player_and_season',
         message = 'the player is on the roster of another team in this season';
     end if;
     return null;
   end $$`,
  `create constraint trigger one_team_per_player_and_season after insert on roster_player
   for each row execute function check_one_team_per_season()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
