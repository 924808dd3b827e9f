import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament';
import { simulateBattles, type BattlesResult } from './battles/simulate-battles.ts';
import { mapConcurrently } from './connections/map-concurrently.ts';
import { playerName, signUp, type Account, type SiteAddress } from './people/accounts.ts';
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
import { openStaff, type StaffCredentials } from './people/staff.ts';
import { challengeInPairs } from './teams/challenge-team.ts';
import { simulateTeams, type SimulatedTeam } from './teams/simulate-teams.ts';
import { arrivals, LATE_ENTRY } from './trouble/latecomers.ts';
import { timersAt } from './tournament-plan.ts';

export type SimulationDeps = Omit<RunDeps, 'pace'>;

const CHECK_IN_SECONDS = 600;
/** Hashing a password is slow by intention: more at once would only wait in the site. */
const SIGN_UPS_AT_ONCE = 4;
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
    const players = await signUpAll(deps, address, options.players);
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
        await staff.referee.site.call(tournamentsApi.start, { params: { id: tournament.id }, body: {} });
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
    const players = await signUpAll(deps, address, options.players);
    const teams = await foundTeams(deps, staff.admin, players, options);
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

/** Teams that are founded and filled through the API as everybody does it. */
async function foundTeams(
  { log }: SimulationDeps,
  admin: Account,
  players: readonly Account[],
  { teams }: SimulationOptions,
): Promise<SimulatedTeam[]> {
  const made = await simulateTeams(admin, players, { count: teams, run: Date.now().toString(36).slice(-5) });
  const members = made.reduce((sum, team) => sum + team.members.length, made.length);
  log(`${made.length} teams with ${members} members`);
  return made;
}

async function signUpAll({ log }: SimulationDeps, address: SiteAddress, count: number): Promise<Account[]> {
  const run = Date.now().toString(36).slice(-5);
  const progress = createProgress(log, 'accounts', count);
  const indexes = Array.from({ length: count }, (_, index) => index);
  try {
    return await mapConcurrently(indexes, SIGN_UPS_AT_ONCE, async (index) => {
      const account = await signUp(address, `${playerName(index)}_${run}`, index);
      progress.step();
      return account;
    });
  } finally {
    progress.end();
  }
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
