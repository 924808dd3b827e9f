import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { loginApi } from '@pailei/contracts/people/login/login.api';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { teamApplicationsApi } from '@pailei/contracts/people/teams/team-requests.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { DECKS } from '@pailei/simulator/people/deck-list';
import { foundTeam, joinTeam } from '@pailei/simulator/teams/found-team';
import { plannedTeam } from '@pailei/simulator/teams/team-plans';
import type { Page } from '@playwright/test';
import { boardOf, buildBattle, startBattle, type BuiltBattle } from './battles.ts';
import {
  buildRunningMatch,
  FINAL_ONLY,
  matchViewPath,
  playGame,
  playUntilGame,
  report,
  type RunningMatch,
} from './match.ts';
import { newStaff } from './new-accounts.ts';
import { newPlayer, type Player } from './players.ts';
import { newProduct, placeOrder } from './shop.ts';
import { openTeamEvent } from './team-events.ts';
import { expect } from './test.ts';

/** A page of the site with what it shows when it is whole. */
export type Stop = { path: string; isReady: (page: Page) => Promise<void> };
export const VISITORS = ['guest', 'player', 'captain', 'referee', 'admin'] as const;
export type Visitor = (typeof VISITORS)[number];
/** The pages that one sort of visitor may open. */
export type Visit = { player: Player | undefined; stops: readonly Stop[] };

const STAGES: StageSettings[] = [
  { type: 'swiss', rounds: 1, best_of: 3 },
  { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false },
];

const shows = (text: string) => (page: Page) =>
  expect(page.locator('#main, #root').first().getByText(text).filter({ visible: true }).first()).toBeVisible();

const hasHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const stopsAt = (...paths: readonly string[]): Stop[] => paths.map((path) => ({ path, isReady: hasHeading }));
const stopsBelow = (start: string, ...ends: readonly string[]): Stop[] => stopsAt(...ends.map((end) => start + end));

const eventPath = ({ tournament }: RunningMatch) => `/solo-tournaments/${tournament.id}`;

/** An event whose first stage is over, and whose final runs. */
async function buildEvent(): Promise<RunningMatch> {
  const running = await buildRunningMatch(STAGES, { staff: newStaff() });
  for (const winner of ['a', 'a'] as const) await playGame(running, winner);
  const params = { id: running.tournament.id };
  await expect
    .poll(async () => (await running.a.site.call(tournamentsApi.get, { params })).tournament.stages.length)
    .toBe(2);
  return running;
}

/** A match of the same staff whose sides disagree about the first game. */
async function buildDispute({ staff }: RunningMatch): Promise<RunningMatch> {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: Promise.resolve(staff) });
  await playUntilGame(running);
  await report(running, 'a', 'a');
  const params = { id: running.matchId };
  await running.b.site.call(matchesApi.contest, { params, body: { game_number: 1, note: '最后一回合是我赢了' } });
  return running;
}

/** The player's team, and somebody who waits for an answer. */
async function newTeam({ staff, a }: RunningMatch): Promise<string> {
  const id = await foundTeam(staff.admin, a, plannedTeam(0, crypto.randomUUID().slice(0, 8)));
  a.user = await a.site.call(loginApi.me);
  await joinTeam(a, await newPlayer('队友'), id);
  await (await newPlayer('求队')).site.call(teamApplicationsApi.apply, { params: { id }, body: {} });
  return id;
}

/** A deck of the player that everybody may see. */
async function newDeck({ site }: Player): Promise<string> {
  const [{ code, name }] = DECKS;
  return (await site.call(decksApi.create, { body: { name, code, visibility: 'public' } })).id;
}

type RunningBattle = BuiltBattle & { matchId: string };

/** A battle whose boards run. */
async function newBattle(): Promise<RunningBattle> {
  const format = { code: 'boards', size: 3, decided: 'all_played', tie: 'draw' } as const;
  const battle = await buildBattle(format, format.size - 1);
  await startBattle(battle, format.size);
  return { ...battle, matchId: (await boardOf(battle, 1)).matchId };
}

/** What everybody may open of a battle; its captain and a referee see it with what they lead or rule. */
function battleStops({ id, teams, matchId }: RunningBattle): Stop[] {
  const isReady = shows(teams.b.name);
  return [
    { path: `/teams/battle?battleId=${id}`, isReady },
    { path: `/teams/battle/match-view?match=${matchId}`, isReady },
  ];
}

function guestStops({ running, battle, deckId, teamEventId }: World): Stop[] {
  return [
    ...battleStops(battle),
    { path: '/', isReady: (page) => expect(page.getByRole('region', { name: '焦点场次' })).toBeVisible() },
    { path: '/login', isReady: shows('还没有账号？') },
    { path: '/register', isReady: shows('已有账号？') },
    ...stopsAt('/registration', '/live', '/status', '/maintenance', '/season', '/season/s4', '/nowhere'),
    ...stopsAt('/tournaments', `/solo-tournaments/${teamEventId}`),
    ...stopsAt('/forgot-password', '/reset-password', '/verify-email', `/shared-decks/${deckId}`),
    ...eventStops(running),
    { path: `${eventPath(running)}?tab=decks`, isReady: shows(running.b.username) },
    { path: `${eventPath(running)}?tab=data`, isReady: shows('职业表现') },
    { path: `${eventPath(running)}/draws`, isReady: shows('承诺值') },
    { path: `${eventPath(running)}/pairings?stage=1`, isReady: shows('按桌号') },
    { path: `${eventPath(running)}/rules`, isReady: shows('规则核对') },
    { path: `${eventPath(running)}/log`, isReady: shows('开放报名') },
    { path: `${eventPath(running)}?at=0`, isReady: shows('此刻的链接') },
    { path: `/match-view?match=${running.matchId}`, isReady: shows(running.b.username) },
    ...stopsAt(`/players/${running.b.user.id}`),
  ];
}

/** What everybody may open of an event, and sees with other buttons. */
function eventStops(running: RunningMatch): Stop[] {
  const isReady = shows(running.b.username);
  return [
    { path: '/solo-tournaments', isReady: shows(running.tournament.name) },
    ...['', '?tab=swiss', '?tab=bracket'].map((tab) => ({ path: eventPath(running) + tab, isReady })),
    { path: matchViewPath(running), isReady },
  ];
}

/** One's own pages, the decks and the shop. */
function ownStops({ running, deckId, teamId, productId, orderId }: World): Stop[] {
  const tabs = ['data', 'security', 'notifications', 'points', 'addresses', 'record', 'penalties'].map(
    (tab) => `?tab=${tab}`,
  );
  return [
    ...eventStops(running),
    { path: `${eventPath(running)}?tab=mine`, isReady: shows(running.b.username) },
    ...stopsBelow('/profile', ...tabs, '/expert'),
    ...stopsAt('/notifications', '/decks', '/decks/create', `/decks/${deckId}`, `/decks/${deckId}/edit`),
    // the page lies under a dialog, which hides its heading
    { path: '/decks/import', isReady: (page) => expect(page.getByRole('dialog', { name: '导入卡组' })).toBeVisible() },
    ...stopsBelow('/shopping', '', '/orders', `/product/${productId}`, `/order/${orderId}`),
    ...stopsBelow('/shopping/checkout', '/cart', `/${productId}`),
    ...stopsBelow('/dashboard', '/current-tournament', '/my-group', '/groups'),
    ...stopsBelow('/teams', '', '?show=players', '/my', '/applications', '/invitations', '/battles', '/battle'),
    ...stopsBelow(`/teams/${teamId}`, '', '/applications'),
  ];
}

const refereeStops = ({ running, disputed, battle }: World): Stop[] => [
  ...battleStops(battle),
  { path: '/referee', isReady: shows(disputed.tournament.name) },
  { path: `${eventPath(disputed)}/referee?match=${disputed.matchId}`, isReady: shows(disputed.b.username) },
  ...eventStops(running),
  { path: matchViewPath(disputed), isReady: shows(disputed.b.username) },
];

const adminStops = ({ running, teamEventId }: World): Stop[] => [
  ...eventStops(running),
  ...stopsBelow('/admin', '', '/users', '/expert-applications', '/audit', '/jobs', '/mail'),
  ...stopsBelow('/admin', '/system-settings', '/announcements', '/maintenance', '/cards', '/cards?tab=rules'),
  ...stopsBelow('/admin', '/products', '/products?tab=low', '/orders', '/orders?stats=14', '/orders/packing-list'),
  ...stopsBelow('/admin', '/tournaments', '/tournaments/new', `/tournaments/${teamEventId}/manage`),
  ...stopsBelow('/admin', '/solo-management', '/seasons'),
  ...stopsBelow('/admin/solo-management', '/new', `/${running.tournament.id}/edit`),
  ...stopsBelow('/admin', '/webhooks', '/api-keys'),
  ...stopsBelow('/admin', '/registrations', '/participants', '/groups', '/battle-overview', '/teams'),
  ...stopsBelow('/admin', `/registrations?event=${teamEventId}`, `/participants?event=${teamEventId}`),
];

/** What the pages are about. */
type World = {
  running: RunningMatch;
  disputed: RunningMatch;
  battle: RunningBattle;
  deckId: string;
  teamEventId: string;
  teamId: string;
  productId: string;
  orderId: string;
};

async function buildWorld(): Promise<World> {
  const running = await buildEvent();
  const { admin } = running.staff;
  const [disputed, deckId, battle, teamEventId, teamId, product] = await Promise.all([
    buildDispute(running),
    newDeck(running.a),
    newBattle(),
    openTeamEvent(admin),
    newTeam(running),
    newProduct(admin, { points_price: 0 }),
  ]);
  const order = await placeOrder(running.a, product);
  return { running, disputed, battle, deckId, teamEventId, teamId, productId: product.id, orderId: order.id };
}

/** Every page of the site, as each sort of visitor opens it. */
export function listVisits(world: World): Record<Visitor, Visit> {
  const { running, battle, teamEventId } = world;
  const { admin, referee } = running.staff;
  return {
    guest: { player: undefined, stops: guestStops(world) },
    player: { player: running.a, stops: ownStops(world) },
    captain: {
      player: battle.teams.a.captain,
      stops: [...battleStops(battle), ...stopsAt('/teams/battles', `/solo-tournaments/${teamEventId}?tab=mine`)],
    },
    referee: { player: referee, stops: refereeStops(world) },
    admin: { player: admin, stops: adminStops(world) },
  };
}

let visits: Promise<Record<Visitor, Visit>> | undefined;

/** The visits of a world that is built once in a worker: walks change nothing in it. */
export const buildVisits = (): Promise<Record<Visitor, Visit>> => (visits ??= buildWorld().then(listVisits));
