import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import { orDone } from '../connections/refusals.ts';
import { openCheckIn, openRegistration } from '../event-steps.ts';
import type { Account } from '../people/accounts.ts';
import type { Staff } from '../run-tournament.ts';
import { membersOf, type SimulatedTeam } from '../teams/simulate-teams.ts';
import { newTeamEvent, type TeamEventPlan } from './team-event-plan.ts';

const TEAMS_AT_ONCE = 4;

/** Teams by the id under which they stand in the event. */
export type EnteredTeams = ReadonlyMap<string, SimulatedTeam>;

/** Creates an event of teams and opens it for registration. */
export async function announceTeamEvent({ admin }: Staff, plan: TeamEventPlan): Promise<TournamentState> {
  const { tournament } = await admin.site.call(teamEventsApi.create, { body: newTeamEvent(plan) });
  return openRegistration(admin, tournament.id);
}

/** Every captain enters the own team with as many players as a roster takes. */
export async function enterTeams(teams: readonly SimulatedTeam[], event: TournamentState): Promise<EnteredTeams> {
  const entries = await mapConcurrently(
    teams,
    TEAMS_AT_ONCE,
    async (team) => [await enter(team, event), team] as const,
  );
  return new Map(entries);
}

async function enter(team: SimulatedTeam, { id, settings }: TournamentState): Promise<string> {
  const { site } = team.captain;
  const params = { id };
  const roster = rosterOf(team, settings.team?.roster_max ?? 0);
  const body = { account_ids: roster.map(({ user_id }) => user_id) };
  const { entry } = await orDone(site.call(teamEventsApi.enter, { params, body }), async () => {
    const own = await site.call(teamEventsApi.entry, { params });
    return own.participant_id === null ? undefined : { entry: own, version: null };
  });
  if (entry.participant_id === null) throw new Error(`the team of ${team.captain.username} is in no event`);
  return entry.participant_id;
}

/** Who plays for a team: the captain and the first of the others. */
const rosterOf = (team: Pick<SimulatedTeam, 'captain' | 'members'>, most: number): Account[] =>
  membersOf(team).slice(0, most);

/** Opens the check-in; of every team as many players come as have to. */
export async function checkInTeams(
  staff: Staff,
  teams: readonly SimulatedTeam[],
  { event: { id, settings }, seconds }: { event: TournamentState; seconds: number },
): Promise<void> {
  await openCheckIn(staff.referee, id, seconds);
  const needed = settings.team?.check_in_members ?? 0;
  await mapConcurrently(teams, TEAMS_AT_ONCE, async (team) => {
    for (const player of rosterOf(team, needed)) await checkIn(player, id);
  });
}

/** Also where the answer was lost: who is there already is. */
async function checkIn({ site, user_id }: Account, id: string): Promise<void> {
  const params = { id };
  await orDone(site.call(teamEventsApi.checkIn, { params, body: {} }), async () => {
    const { tournament } = await site.call(tournamentsApi.get, { params });
    const isThere = Object.values(tournament.participants).some(({ present }) => present?.includes(user_id));
    return isThere ? { entry: await site.call(teamEventsApi.entry, { params }), version: null } : undefined;
  });
}
