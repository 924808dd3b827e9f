import { shareTeamDecks } from '../battles/battle-members.ts';
import { createPace } from '../connections/pace.ts';
import { startEvent } from '../event-steps.ts';
import type { SimulationOptions } from '../options.ts';
import type { SiteAddress } from '../connections/site-client.ts';
import { openStaff, type StaffCredentials } from '../people/staff.ts';
import type { Staff } from '../run-tournament.ts';
import { prepareTeams } from '../teams/prepare-teams.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { announceTeamEvent, checkInTeams, enterTeams } from './enter-teams.ts';
import { playTeamEvent, type TeamEventDeps, type TeamEventResult } from './play-team-event.ts';
import { longestBoard, type TeamEventPlan } from './team-event-plan.ts';

type Deps = Pick<TeamEventDeps, 'log' | 'onError'>;

const CHECK_IN_SECONDS = 600;

/** Plays one event of teams, which new accounts found and lead. */
export async function simulateTeamEvent(
  { log, onError }: Deps,
  address: SiteAddress,
  credentials: StaffCredentials,
  options: SimulationOptions,
): Promise<TeamEventResult> {
  const { seed, speed, habits, format, stages, battles } = options;
  const [plan] = battles;
  if (!plan) throw new Error('there is nothing to play');
  const { leave, ...staff } = await openStaff(address, credentials);
  try {
    const { teams } = await prepareTeams({ log }, address, staff.admin, options);
    return await runTeamEvent({ log, onError, seed, speed, habits }, staff, {
      plan: { name: `模拟团体赛 ${seed}`, capacity: teams.length, format, battle: plan.format, stages, speed },
      teams,
    });
  } finally {
    await leave();
  }
}

type TeamEventRun = {
  plan: TeamEventPlan;
  teams: readonly SimulatedTeam[];
  /** The event is open for registration. */
  onAnnounced?: (eventId: string) => Promise<void>;
};

/** One event of teams from its announcement to its end. */
export async function runTeamEvent(
  deps: TeamEventDeps,
  staff: Staff,
  { plan, teams, onAnnounced }: TeamEventRun,
): Promise<TeamEventResult> {
  const event = await announceTeamEvent(staff, plan);
  await onAnnounced?.(event.id);
  await shareTeamDecks(createPace(deps.seed, deps.speed), teams, longestBoard(event.settings));
  const entered = await enterTeams(teams, event);
  await checkInTeams(staff, teams, { event, seconds: CHECK_IN_SECONDS });
  return playTeamEvent(deps, staff, { event, teams: entered }, () => startEvent(staff.referee, event.id));
}
