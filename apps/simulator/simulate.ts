import type { TournamentState } from '@pailei/domain/tournament/types';
import { simulateBattles, type BattlesResult } from './battles/simulate-battles.ts';
import { mapConcurrently } from './connections/map-concurrently.ts';
import { startEvent } from './event-steps.ts';
import type { Account } from './people/accounts.ts';
import type { SiteAddress } from './connections/site-client.ts';
import type { SimulationOptions } from './options.ts';
import { createPace, type Pace } from './connections/pace.ts';
import { createProgress } from './progress.ts';
import {
  announceTournament,
  checkInAll,
  enter,
  playTournament,
  type RunDeps,
  type RunResult,
} from './run-tournament.ts';
import { nameRun, signUpAll } from './people/sign-up-all.ts';
import { openStaff, type StaffCredentials } from './people/staff.ts';
import { challengeInPairs } from './teams/challenge-team.ts';
import { foundTeams, prepareTeams } from './teams/prepare-teams.ts';
import { arrivals, LATE_ENTRY } from './trouble/latecomers.ts';
import { timersAt } from './tournament-plan.ts';

export type SimulationDeps = Omit<RunDeps, 'pace'>;

const CHECK_IN_SECONDS = 600;
const ENTRIES_AT_ONCE = 16;

/** Plays one whole tournament as `players` separate new accounts through the public API. */
export async function simulate(
  deps: SimulationDeps,
  address: SiteAddress,
  credentials: StaffCredentials,
  options: SimulationOptions,
): Promise<RunResult> {
  const pace = createPace(options.seed, options.speed, options.habits);
  const { leave, ...staff } = await openStaff(address, credentials);
  try {
    const players = await signUpAll(deps.log, address, { count: options.players, run: nameRun() });
    if (options.teams > 0) await meetAsTeams(deps, staff.admin, players, options);
    const { onTime, late } = arrivals(players, options.stages, pace);
    const tournament = await announceTournament(staff, {
      name: `模拟赛 ${options.seed}`,
      description: '',
      capacity: options.players,
      format: options.format,
      stages: options.stages,
      timers: timersAt(options.speed),
      ...(late.length > 0 && { late_entry: LATE_ENTRY }),
    });
    await deps.onPhase?.('announced', tournament.id);
    const entries = await enterAll(deps, onTime, { tournament, pace });
    return await playTournament(
      { ...deps, pace, hasDesk: options.desk },
      staff,
      { tournament, entries, late },
      async () => {
        await checkInAll(staff, onTime, tournament.id, CHECK_IN_SECONDS);
        await startEvent(staff.referee, tournament.id);
      },
    );
  } finally {
    await leave();
  }
}

/** Founds teams of as many new accounts as it takes, and has them challenge each other and play. */
export async function simulateTeamBattles(
  deps: SimulationDeps,
  address: SiteAddress,
  credentials: StaffCredentials,
  options: SimulationOptions,
): Promise<BattlesResult> {
  const { play, leave } = await prepareTeamBattles(deps, address, credentials, options);
  try {
    return await play();
  } finally {
    await leave();
  }
}

/** Teams that are ready to play. `leave` takes the role of the run's own referee back. */
export async function prepareTeamBattles(
  deps: SimulationDeps,
  address: SiteAddress,
  credentials: StaffCredentials,
  options: SimulationOptions,
): Promise<{ play: () => Promise<BattlesResult>; leave: () => Promise<void> }> {
  const { leave, ...staff } = await openStaff(address, credentials);
  try {
    const { teams } = await prepareTeams(deps, address, staff.admin, options);
    return { play: () => simulateBattles(deps, staff, teams, { ...options, plans: options.battles }), leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Before anything is played: teams, which agree on battles. */
async function meetAsTeams(
  deps: SimulationDeps,
  admin: Account,
  players: readonly Account[],
  options: SimulationOptions,
): Promise<void> {
  const battles = await challengeInPairs(await foundTeams(deps, admin, players, options));
  deps.log(`${battles.length} battles agreed on`);
}

async function enterAll(
  { log }: SimulationDeps,
  players: readonly Account[],
  { tournament, pace }: { tournament: TournamentState; pace: Pace },
): Promise<Map<Account, string>> {
  const progress = createProgress(log, 'entries with decks', players.length);
  try {
    const entries = await mapConcurrently(players, ENTRIES_AT_ONCE, async (player) => {
      const id = await enter(player, tournament, pace);
      progress.step();
      return [player, id] as const;
    });
    return new Map(entries);
  } finally {
    progress.end();
  }
}
