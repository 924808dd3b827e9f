import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SERIES_TIMERS, type SeriesFormat } from '@pailei/domain/series';
import type { StageSettings } from '@pailei/domain/tournament';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { logIn, type Account, type Credentials, type SiteAddress } from './people/accounts.ts';
import { runDemoBattles } from './battles/demo-battles.ts';
import { makeDemoSeasons } from './seasons/demo-seasons.ts';
import { playDemoWeek } from './seasons/demo-week.ts';
import { runDemoTeams } from './teams/demo-teams.ts';
import { readTeams } from './teams/read-teams.ts';
import { createPace, type Pace } from './connections/pace.ts';
import {
  announceTournament,
  checkInAll,
  enter,
  playTournament,
  type EnteredTournament,
  type RunDeps,
  type Staff,
} from './run-tournament.ts';

export type DemoAccount = Credentials & { role: 'admin' | 'referee' | 'user' };

/** Stands in the name of every demo tournament. */
const MARK = '演示';
const SPEED = 20;
/** Places left for visitors who want to play along. */
const FREE_PLACES = 16;
const CHECK_IN_SECONDS = 60;
const PAUSE_MS = 15_000;
/** People's own pace for bans and picks, so that a visitor can keep up; only the wait for those who never come is cut short. */
const TIMERS = {
  ...DEFAULT_SERIES_TIMERS,
  check_in: [60, 90, 120] as const,
  reminders: [20, 40] as const,
  confirm: 60,
};

type Edition = { title: string; format: SeriesFormat; best_of: 3 | 5 };
const EDITIONS: readonly Edition[] = [
  { title: '霜降杯', format: 'conquest', best_of: 5 },
  { title: '夜猫子快打', format: 'last_hero_standing', best_of: 3 },
  { title: '新秀周赛', format: 'conquest', best_of: 3 },
];

/**
 * Keeps one demo tournament running for as long as the process lives, while the next one is open for registration,
 * so that visitors may join it and play against the demo players.
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
  await endLeftovers(staff);
  const players: Account[] = [];
  for (const account of accounts.filter((candidate) => candidate.role === 'user'))
    players.push(await logIn(address, account));
  const { onError } = deps;
  const onFounded = () => void playAsTeams(deps, staff, players);
  void runDemoTeams(staff.admin, players, { onError, onFounded });
  makeDemoSeasons(deps, staff, players).catch(onError);
  const first = (await countDemos(staff)) + 1;
  let next = await prepare(staff, players, first, createPace(first, SPEED));
  for (let number = first; ; number += 1) {
    const pace = createPace(number, SPEED);
    const current = next;
    const coming = prepare(staff, players, number + 1, pace);
    await playOne({ ...deps, pace }, staff, current);
    next = await coming;
    await sleep(PAUSE_MS);
  }
}

/** The week of groups first: its players are those of the battles. */
async function playAsTeams(deps: Omit<RunDeps, 'pace'>, staff: Staff, players: readonly Account[]): Promise<never> {
  const { log, onError } = deps;
  await readTeams(players)
    .then((teams) => playDemoWeek({ log, onError }, staff, teams))
    .catch(onError);
  return runDemoBattles({ ...deps, series_timers: TIMERS }, staff, players);
}

async function prepare(
  staff: Staff,
  players: readonly Account[],
  number: number,
  pace: Pace,
): Promise<EnteredTournament> {
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
    timers: TIMERS,
  });
  const entries = new Map<Account, string>();
  for (const player of players) entries.set(player, await enter(player, tournament, pace));
  return { tournament, entries };
}

/** The check-in leaves visitors a minute; then the tournament starts by its own clock. */
async function playOne(deps: RunDeps, staff: Staff, entered: EnteredTournament): Promise<void> {
  const { tournament, entries } = entered;
  const result = await playTournament(deps, staff, entered, () =>
    checkInAll(staff, [...entries.keys()], tournament.id, CHECK_IN_SECONDS),
  );
  deps.log(`${result.name}: won by ${result.champion}`);
}

/** Editions are counted on across restarts. */
async function countDemos({ admin }: Staff): Promise<number> {
  const { total } = await admin.site.call(tournamentsApi.list, { query: { search: MARK, limit: '1' } });
  return total;
}

/** What an earlier process of this kind left unfinished has no players any more. */
async function endLeftovers({ admin }: Staff): Promise<void> {
  for (const status of ['running', 'check_in', 'registration'] as const) {
    const { items } = await admin.site.call(tournamentsApi.list, { query: { status, search: MARK, limit: '100' } });
    for (const tournament of items.filter((item) => item.is_demo)) {
      await admin.site.call(tournamentsApi.cancel, {
        params: { id: tournament.id },
        body: { reason: '演示已重新开始' },
      });
    }
  }
}

function firstOf(accounts: readonly DemoAccount[], role: DemoAccount['role']): DemoAccount {
  const found = accounts.find((account) => account.role === role);
  if (!found) throw new Error(`there is no demo account for the role ${role}`);
  return found;
}
