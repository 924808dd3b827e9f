import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_REWARD_TABLE } from '@pailei/domain/rewards/types';
import { adminSeasonsApi, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { createPace } from '../connections/pace.ts';
import { enterByReferee } from '../demo/cast.ts';
import { findUnfinished, playOn } from '../demo/demo-events.ts';
import { DEMO_TIMERS } from '../demo/demo-timers.ts';
import type { Account } from '../people/accounts.ts';
import { announceTournament, type RunDeps, type Staff } from '../run-tournament.ts';
import { asError } from '../connections/refusals.ts';

const DAY_MS = 86_400_000;
const HALF_DAYS = 35;
/** No one watches this cup: it is played to fill the tables. */
const SPEED = 80;
const CHECK_IN_MS = 20_000;
const AGAIN_MS = 60_000;
const PRIZES = { bands: DEFAULT_REWARD_TABLE.bands.map((band) => ({ ...band })), participation: 0 };

type Days = readonly [from: number, to: number];
const ENDED = { number: 4, name: '惊蛰赛季', days: [-3 * HALF_DAYS, -HALF_DAYS] } as const;
const ACTIVE = { number: 5, name: '霜降赛季', days: [-HALF_DAYS, HALF_DAYS] } as const;
const PACE = createPace(1_000 + ACTIVE.number, SPEED);
const CUP = '寒露杯 演示';
const CUP_NAME = new RegExp(`^${CUP}$`);

const INTRO = '演示赛季：在本站之前进行的一季，冠军、名次与阵容由管理员录入。';
const CHAMPIONS = {
  champion: '霜刃',
  is_team: true,
  final: { opponent: '夜航船', wins: 3, losses: 2 },
  places: [
    { place: 2, name: '夜航船' },
    { place: 3, name: '听雨楼' },
    { place: 3, name: '长安夜话' },
  ],
  picture_id: null,
};

type Cast = {
  players: readonly Account[];
  /** Plays the cup as well. */
  guest: Account | undefined;
  /** Before that the players are in a battle. */
  isFree: Promise<void>;
};

/**
 * Makes S4, which was played before this site and is entered with its champion team, and S5 at its half with a cup that is really
 * played. Done once for a site; a cup that an earlier process left is played on.
 */
export async function makeDemoSeasons(
  deps: Omit<RunDeps, 'pace'>,
  staff: Staff,
  { players, guest, isFree }: Cast,
): Promise<void> {
  const seasons = await listSeasons(staff);
  const isKnown = (number: number) => seasons.some((season) => season.number === number);
  if (!isKnown(ENDED.number)) await enterEnded(staff, players);
  const isNew = !isKnown(ACTIVE.number);
  if (isNew) await createActive(staff);
  const [left] = await findUnfinished(staff, CUP_NAME);
  const entrants = guest ? [...players, guest] : players;
  const id = left ?? (isNew ? await announceCup(staff, entrants, guest) : undefined);
  await isFree;
  if (id !== undefined) await playCup(deps, staff, entrants, id);
}

async function listSeasons({ admin }: Staff): Promise<readonly ManagedSeason[]> {
  return (await admin.site.call(adminSeasonsApi.list, {})).items;
}

const periodOf = (days: Days) => {
  const [starts_at, ends_at] = days.map((day) => new Date(Date.now() + day * DAY_MS).toISOString()) as [string, string];
  return { starts_at, ends_at };
};

async function enterEnded({ admin }: Staff, players: readonly Account[]): Promise<void> {
  const { number, name, days } = ENDED;
  const roster = players.slice(0, 4).map(({ username }) => username);
  await admin.site.call(adminSeasonsApi.enterPast, {
    body: { number, name, ...periodOf(days), intro: INTRO, by_hand: { ...CHAMPIONS, roster } },
  });
}

async function createActive({ admin }: Staff): Promise<void> {
  const { number, name, days } = ACTIVE;
  await admin.site.call(adminSeasonsApi.create, {
    body: { number, name, ...periodOf(days), prizes: { account: PRIZES, team: null } },
  });
}

async function announceCup(staff: Staff, players: readonly Account[], guest: Account | undefined): Promise<string> {
  const cup = await announceTournament(staff, {
    name: CUP,
    description: '演示赛季的计分赛事：由模拟选手对战。',
    capacity: players.length,
    format: 'conquest',
    stages: [{ type: 'single_elimination', size: null, best_of: 3, final_best_of: 5, third_place: false }],
    timers: DEMO_TIMERS,
  });
  if (guest) await enterByReferee(staff, guest, cup, PACE);
  return cup.id;
}

/** To its end, however often that takes. */
async function playCup(
  deps: Omit<RunDeps, 'pace'>,
  staff: Staff,
  players: readonly Account[],
  id: string,
): Promise<void> {
  for (;;) {
    try {
      const { champion, name } = await playOn({ ...deps, pace: PACE }, staff, players, { id, checkInMs: CHECK_IN_MS });
      return deps.log(`${name}: won by ${champion}`);
    } catch (error) {
      deps.onError(asError(error));
      await sleep(AGAIN_MS);
    }
  }
}
