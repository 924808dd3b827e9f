import { setTimeout as sleep } from 'node:timers/promises';
import type { SeriesFormat } from '@pailei/domain/series';
import type { StageSettings } from '@pailei/domain/tournament';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { logIn, type Account, type Credentials, type SiteAddress } from './people/accounts.ts';
import { runDemoBattles } from './battles/demo-battles.ts';
import { makeDemoSeasons } from './seasons/demo-seasons.ts';
import { playDemoWeek } from './seasons/demo-week.ts';
import { runDemoTeams } from './teams/demo-teams.ts';
import { readTeams } from './teams/read-teams.ts';
import { createPace } from './connections/pace.ts';
import { enterCast } from './demo/cast.ts';
import { findUnfinished, playOn } from './demo/demo-events.ts';
import { announceDemo } from './demo/demo-news.ts';
import { placeDemoOrders } from './demo/demo-orders.ts';
import { DEMO_TIMERS } from './demo/demo-timers.ts';
import { announceTournament, type RunDeps, type Staff } from './run-tournament.ts';
import { asError } from './connections/refusals.ts';

export type DemoAccount = Credentials & { role: 'admin' | 'referee' | 'user' };

/** Stands in the name of every demo tournament. */
const MARK = '演示';
const SPEED = 20;
/** Places left for visitors who want to play along. */
const FREE_PLACES = 16;
/** What a check-in leaves visitors. */
const CHECK_IN_MS = 60_000;
const PAUSE_MS = 15_000;
type Edition = { title: string; format: SeriesFormat; best_of: 3 | 5 };
const EDITIONS: readonly Edition[] = [
  { title: '霜降杯', format: 'conquest', best_of: 5 },
  { title: '夜猫子快打', format: 'last_hero_standing', best_of: 3 },
  { title: '新秀周赛', format: 'conquest', best_of: 3 },
];

/** Editions, and no cups or weeks. */
const EDITION_NAME = / 演示 第 \d+ 届$/;
const AGAIN_MS = 30_000;

/**
 * Keeps one demo tournament running for as long as the process lives, while the next one is open for registration,
 * so that visitors may join it and play against the demo players. What goes wrong is reported and tried again; nothing is
 * cancelled, and a restarted demo plays on what the process before it has left.
 */
export async function runDemo(
  address: SiteAddress,
  accounts: readonly DemoAccount[],
  deps: Omit<RunDeps, 'pace'>,
): Promise<never> {
  const staff: Staff = {
    admin: await logIn(address, firstOf(accounts, 'admin')),
    referee: await logIn(address, firstOf(accounts, 'referee')),
  };
  const players: Account[] = [];
  for (const account of accounts.filter((candidate) => candidate.role === 'user'))
    players.push(await logIn(address, account));
  const { onError } = deps;
  const onFounded = () => void playAsTeams(deps, staff, players);
  void runDemoTeams(staff.admin, players, { onError, onFounded });
  makeDemoSeasons(deps, staff, players).catch(onError);
  announceDemo(staff.admin).catch(onError);
  placeDemoOrders(staff.admin, players).catch(onError);
  for (;;) {
    try {
      await playNext(deps, staff, players);
      await sleep(PAUSE_MS);
    } catch (error) {
      onError(asError(error));
      await sleep(AGAIN_MS);
    }
  }
}

/** Plays the oldest edition that is not over to its end, and has another one open meanwhile. */
async function playNext(deps: Omit<RunDeps, 'pace'>, staff: Staff, players: readonly Account[]): Promise<void> {
  const number = (await countDemos(staff)) + 1;
  const [known, coming] = await findUnfinished(staff, EDITION_NAME);
  const paced = { ...deps, pace: createPace(number, SPEED) };
  const id = known ?? (await prepare(paced, staff, players, number));
  if (coming === undefined) prepare(paced, staff, players, number + 1).catch(deps.onError);
  const result = await playOn(paced, staff, players, { id, checkInMs: CHECK_IN_MS });
  deps.log(`${result.name}: won by ${result.champion}`);
}

/** The week of groups first: its players are those of the battles. */
async function playAsTeams(deps: Omit<RunDeps, 'pace'>, staff: Staff, players: readonly Account[]): Promise<never> {
  const { log, onError } = deps;
  await readTeams(players)
    .then((teams) => playDemoWeek({ log, onError }, staff, teams))
    .catch(onError);
  return runDemoBattles({ ...deps, series_timers: DEMO_TIMERS }, staff, players);
}

/** An edition that is open for registration, with the cast in it; answers its id. */
async function prepare(deps: RunDeps, staff: Staff, players: readonly Account[], number: number): Promise<string> {
  const { pace } = deps;
  const edition = pace.pick(EDITIONS, `edition ${number}`);
  const stages: StageSettings[] = [
    { type: 'swiss', rounds: 4, best_of: edition.best_of },
    { type: 'single_elimination', size: 8, best_of: edition.best_of, final_best_of: 5, third_place: true },
  ];
  const tournament = await announceTournament(staff, {
    name: `${edition.title} ${MARK} 第 ${number} 届`,
    description: '演示赛事：由模拟选手对战。报名期间你也可以加入，与他们对战。',
    capacity: players.length + FREE_PLACES,
    format: edition.format,
    stages,
    timers: DEMO_TIMERS,
  });
  await enterCast(deps, staff, players, tournament);
  return tournament.id;
}

/** Editions are counted on across restarts. */
async function countDemos({ admin }: Staff): Promise<number> {
  const { total } = await admin.site.call(tournamentsApi.list, { query: { search: MARK, limit: '1' } });
  return total;
}

function firstOf(accounts: readonly DemoAccount[], role: DemoAccount['role']): DemoAccount {
  const found = accounts.find((account) => account.role === role);
  if (!found) throw new Error(`there is no demo account for the role ${role}`);
  return found;
}
