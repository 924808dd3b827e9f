import { logIn, playerName, signUp } from './cast.ts';
import type { Account, Credentials, Door } from './cast.ts';
import type { SimulationOptions } from './options.ts';
import { createPace } from './pace.ts';
import { announceTournament, checkInAll, enter, playTournament } from './run-tournament.ts';
import type { RunDeps, RunResult } from './run-tournament.ts';
import { accountsApi } from '@pailei/contracts/accounts';
import { tournamentsApi } from '@pailei/contracts/tournaments';
import { timersAt } from './tournament-plan.ts';

export type SimulationDeps = Omit<RunDeps, 'pace'>;

const CHECK_IN_SECONDS = 600;

/** Plays one whole tournament as `players` separate new accounts through the public API. */
export async function simulate(
  deps: SimulationDeps,
  door: Door,
  staff: { admin: Credentials; referee: Credentials },
  options: SimulationOptions,
): Promise<RunResult> {
  const pace = createPace(options.seed, options.speed);
  const admin = await logIn(door, staff.admin);
  const referee = await refereeOf(await logIn(door, staff.referee), admin);
  const people = { admin, referee };
  const run = Date.now().toString(36).slice(-5);
  const players: Account[] = [];
  for (let index = 0; index < options.players; index += 1)
    players.push(await signUp(door, `${playerName(index)}_${run}`, index));
  const tournament = await announceTournament(people, {
    name: `模拟赛 ${options.seed}`,
    description: '',
    capacity: options.players,
    format: options.format,
    stages: options.stages,
    timers: timersAt(options.speed),
  });
  await deps.onPhase?.('announced', tournament.id);
  const entries = new Map<Account, string>();
  for (const player of players) entries.set(player, await enter(player, tournament, pace));
  return playTournament({ ...deps, pace }, people, { tournament, entries }, async () => {
    await checkInAll(people, players, tournament.id, CHECK_IN_SECONDS);
    await referee.site.call(tournamentsApi.start, { params: { id: tournament.id }, body: {} });
  });
}

/** An admin may do all that a referee may; a referee without the second factor that the site asks for may do nothing. */
async function refereeOf(referee: Account, admin: Account): Promise<Account> {
  const { needs_second_factor } = await referee.site.call(accountsApi.me);
  return needs_second_factor ? admin : referee;
}
