import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { isOver } from '../event-steps.ts';
import { USUAL_HABITS } from '../people/habits.ts';
import type { Staff } from '../run-tournament.ts';
import { readStages } from '../stages/read-stages.ts';
import { runTeamEvent } from '../team-events/simulate-team-event.ts';
import { membersOf, type SimulatedTeam } from '../teams/simulate-teams.ts';

type Deps = { log: (line: string) => void; onError: (error: Error) => void };

const NAME = '霜降小组周 演示';
const TEAMS = 4;
const BATTLE = { code: 'boards', size: 3, decided: 'all_played', tie: 'ace' } as const;
/** Fast enough that the demo battles, whose players are the same, can begin soon. */
const SPEED = 80;
/** Timers are slower than the players, so that a slow machine loses no match by them. */
const TIMERS_SPEED = 10;

/** A week of groups of the demo teams, for the table of teams of the season that runs. Played once for a site. */
export async function playDemoWeek(deps: Deps, staff: Staff, teams: readonly SimulatedTeam[]): Promise<void> {
  const { site } = staff.admin;
  const { items } = await site.call(teamEventsApi.list, { query: { search: NAME, limit: '100' } });
  if (items.some(({ status }) => status === 'finished')) return;
  const hasCancelled = items.some(({ status }) => status === 'cancelled');
  const left = items.filter((event) => !isOver(event));
  // An earlier process has left it, and a week cannot be played on. One is cancelled, and another is left to its clocks.
  if (left.length > 0 && hasCancelled) return;
  for (const { id } of left)
    await site.call(tournamentsApi.cancel, { params: { id }, body: { reason: '演示已重新开始' } });
  const large = teams.filter((team) => membersOf(team).length >= BATTLE.size).slice(0, TEAMS);
  const stages = readStages(`groups:1x${TEAMS}`, { best_of: '3', entrants: large.length });
  const plan = {
    name: NAME,
    capacity: TEAMS,
    format: 'conquest',
    battle: BATTLE,
    stages,
    speed: TIMERS_SPEED,
  } as const;
  const run = { seed: SPEED, speed: SPEED, habits: USUAL_HABITS, ...deps };
  const { champion } = await runTeamEvent(run, staff, { plan, teams: large });
  deps.log(`${NAME}: won by ${champion}`);
}
