import { DEFAULT_REWARD_TABLE } from '@pailei/domain/rewards';
import { adminSeasonsApi, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { createPace } from '../connections/pace.ts';
import type { Account } from '../people/accounts.ts';
import { timersAt } from '../tournament-plan.ts';
import { announceTournament, checkInAll, enter, playTournament, type RunDeps, type Staff } from '../run-tournament.ts';

const DAY_MS = 86_400_000;
const HALF_DAYS = 35;
/** Nobody watches these cups: they are played to fill the tables. */
const SPEED = 80;
const CHECK_IN_SECONDS = 20;
const PRIZES = { bands: DEFAULT_REWARD_TABLE.bands.map((band) => ({ ...band })), participation: 0 };

type Plan = { number: number; name: string; days: [from: number, to: number]; cup: string };
const ENDED: Plan = { number: 4, name: '惊蛰赛季', days: [-3 * HALF_DAYS, -HALF_DAYS], cup: '惊蛰杯' };
const ACTIVE: Plan = { number: 5, name: '霜降赛季', days: [-HALF_DAYS, HALF_DAYS], cup: '寒露杯' };

const INTRO = '演示赛季：由模拟选手打完的一季。赛果、名次与卡组都来自真实记录的场次。';

/** Makes S4, which is over with its champion, and S5 at its half: each from a cup that is really played. Done once for a site. */
export async function makeDemoSeasons(
  deps: Omit<RunDeps, 'pace'>,
  staff: Staff,
  players: readonly Account[],
): Promise<void> {
  const seasons = await listSeasons(staff);
  const known = (number: number) => seasons.find((season) => season.number === number);
  const ended = known(ENDED.number) ?? (await create(staff, ENDED));
  if (ended.closed_at === null) await playEnded(deps, staff, players, ended);
  if (known(ACTIVE.number)) return;
  await create(staff, ACTIVE);
  await playCup(deps, staff, players, ACTIVE);
}

async function playEnded(
  deps: Omit<RunDeps, 'pace'>,
  staff: Staff,
  players: readonly Account[],
  season: ManagedSeason,
): Promise<void> {
  const tournament_id = await playCup(deps, staff, players, ENDED);
  const { site } = staff.admin;
  const params = { id: season.id };
  await site.call(adminSeasonsApi.setEvent, {
    params: { ...params, tournament_id },
    body: { tier: 'A', is_excluded: false },
  });
  const closed = await site.call(adminSeasonsApi.close, { params, body: { revision: season.revision } });
  await site.call(adminSeasonsApi.setContent, {
    params,
    body: { intro: INTRO, matches: [], revision: closed.revision },
  });
}

async function listSeasons({ admin }: Staff): Promise<readonly ManagedSeason[]> {
  return (await admin.site.call(adminSeasonsApi.list, {})).items;
}

function create({ admin }: Staff, { number, name, days }: Plan): Promise<ManagedSeason> {
  const [starts_at, ends_at] = days.map((day) => new Date(Date.now() + day * DAY_MS).toISOString()) as [string, string];
  return admin.site.call(adminSeasonsApi.create, {
    body: { number, name, starts_at, ends_at, prizes: { account: PRIZES, team: null } },
  });
}

/** A cup of all players to its end; answers its id. */
async function playCup(
  deps: Omit<RunDeps, 'pace'>,
  staff: Staff,
  players: readonly Account[],
  { number, cup }: Plan,
): Promise<string> {
  const pace = createPace(1_000 + number, SPEED);
  const tournament = await announceTournament(staff, {
    name: `${cup} 演示`,
    description: '演示赛季的计分赛事：由模拟选手对战。',
    capacity: players.length,
    format: 'conquest',
    stages: [{ type: 'single_elimination', size: null, best_of: 3, final_best_of: 5, third_place: false }],
    timers: timersAt(SPEED),
  });
  const entries = new Map<Account, string>();
  for (const player of players) entries.set(player, await enter(player, tournament, pace));
  const { champion, name } = await playTournament({ ...deps, pace }, staff, { tournament, entries }, () =>
    checkInAll(staff, [...entries.keys()], tournament.id, CHECK_IN_SECONDS),
  );
  deps.log(`${name}: won by ${champion}`);
  return tournament.id;
}
