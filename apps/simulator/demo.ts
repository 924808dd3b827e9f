import { setTimeout as sleep } from 'node:timers/promises';
import type { SeriesFormat } from '@pailei/domain/series/settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { logIn, type Account, type Credentials } from './people/accounts.ts';
import type { SiteAddress } from './connections/site-client.ts';
import { runDemoBattles } from './battles/demo-battles.ts';
import { makeDemoSeasons } from './seasons/demo-seasons.ts';
import { playDemoWeek } from './seasons/demo-week.ts';
import { runDemoTeams } from './teams/demo-teams.ts';
import { readTeams } from './teams/read-teams.ts';
import { createPace } from './connections/pace.ts';
import { enterCast } from './demo/cast.ts';
import { findUnfinished, playOn } from './demo/demo-events.ts';
import { welcomeGuest } from './demo/demo-guest.ts';
import { announceDemo } from './demo/demo-news.ts';
import { placeDemoOrders } from './demo/demo-orders.ts';
import { openBattles } from './demo/first-battle.ts';
import { DEMO_TIMERS } from './demo/demo-timers.ts';
import { announceTournament, type RunDeps, type Staff } from './run-tournament.ts';
import { asError } from './connections/refusals.ts';

export type DemoAccount = Credentials & {
  role: 'admin' | 'referee' | 'user';
  /** Not of the cast: an account for visitors. */
  is_guest?: boolean;
};

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
/** No event waits longer for the first battle. */
const FIRST_BATTLE_MS = 180_000;

type Cast = { players: readonly Account[]; guest: Account | undefined };

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
  for (const account of accounts.filter((candidate) => candidate.role === 'user' && !candidate.is_guest))
    players.push(await logIn(address, account));
  const known = accounts.find((account) => account.is_guest);
  const guest = known && (await logIn(address, known));
  const { onError } = deps;
  const firstBattle = Promise.withResolvers<void>();
  const isFree = Promise.race([firstBattle.promise, sleep(FIRST_BATTLE_MS)]);
  const onFounded = () => void playAsTeams(deps, staff, { players, guest, onFree: firstBattle.resolve });
  void runDemoTeams(staff.admin, players, { onError, onFounded });
  makeDemoSeasons(deps, staff, { players, guest, isFree }).catch(onError);
  announceDemo(staff.admin).catch(onError);
  openShop(staff, { players, guest }).catch(onError);
  for (;;) {
    try {
      await playNext(deps, staff, players, isFree);
      await sleep(PAUSE_MS);
    } catch (error) {
      onError(asError(error));
      await sleep(AGAIN_MS);
    }
  }
}

/** Plays the oldest edition that is not over to its end, and has another one open meanwhile. */
async function playNext(
  deps: Omit<RunDeps, 'pace'>,
  staff: Staff,
  players: readonly Account[],
  isFree: Promise<void>,
): Promise<void> {
  const number = (await countDemos(staff)) + 1;
  const [known, coming] = await findUnfinished(staff, EDITION_NAME);
  const paced = { ...deps, pace: createPace(number, SPEED) };
  const id = known ?? (await prepare(paced, staff, players, number));
  if (coming === undefined) prepare(paced, staff, players, number + 1).catch(deps.onError);
  await isFree;
  const result = await playOn(paced, staff, players, { id, checkInMs: CHECK_IN_MS });
  deps.log(`${result.name}: won by ${result.champion}`);
}

/** The guest's order is the first of the shop. */
async function openShop(staff: Staff, { players, guest }: Cast): Promise<void> {
  if (guest) await welcomeGuest(staff, guest);
  await placeDemoOrders(staff.admin, guest ? [guest, ...players] : players);
}

/** A battle that is soon over, for visitors to find; then the week of groups: its players are those of the battles. */
async function playAsTeams(
  deps: Omit<RunDeps, 'pace'>,
  staff: Staff,
  { players, guest, onFree }: Cast & { onFree: () => void },
): Promise<never> {
  const { log, onError } = deps;
  await openBattles({ ...deps, series_timers: DEMO_TIMERS }, staff, { players, guest }).catch(onError);
  onFree();
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
