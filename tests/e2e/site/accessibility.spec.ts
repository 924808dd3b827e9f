import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { StageSettings } from '@pailei/domain/tournament';
import { DECKS } from '@pailei/simulator/people/deck-list';
import { buildRunningMatch, matchViewPath, playGame, type RunningMatch } from '../support/match.ts';
import { staffOfSite, type Player } from '../support/players.ts';
import { newProduct, placeOrder } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const STAGES: StageSettings[] = [
  { type: 'swiss', rounds: 1, best_of: 3 },
  { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false },
];

type Stop = { path: string; isReady: (page: Page) => Promise<void> };

const shows = (text: string) => (page: Page) =>
  expect(page.locator('#main, #root').first().getByText(text).first()).toBeVisible();

const hasHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const stopsAt = (...paths: readonly string[]): Stop[] => paths.map((path) => ({ path, isReady: hasHeading }));

const GUEST_PAGES = stopsAt(
  '/registration',
  '/live',
  '/status',
  '/maintenance',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
);
const PLAYER_PAGES = stopsAt(
  ...['data', 'security', 'notifications', 'points', 'addresses', 'record'].map((tab) => `/profile?tab=${tab}`),
  '/profile/expert',
  '/notifications',
  '/decks',
  '/shopping',
  '/shopping/orders',
  '/teams',
  '/teams?show=players',
  '/teams/my',
  '/teams/applications',
  '/teams/invitations',
);
const ADMIN_PAGES = stopsAt(
  ...['', '/users', '/expert-applications', '/teams', '/audit', '/jobs', '/mail'].map((page) => `/admin${page}`),
  ...['/system-settings', '/announcements', '/maintenance', '/cards', '/cards?tab=rules'].map(
    (page) => `/admin${page}`,
  ),
  ...['/products', '/products?tab=low', '/orders', '/orders?stats=14', '/orders/packing-list'].map(
    (page) => `/admin${page}`,
  ),
);

function guestStops(running: RunningMatch): Stop[] {
  return [
    { path: '/', isReady: (page) => expect(page.getByRole('region', { name: '焦点对局' })).toBeVisible() },
    { path: '/login', isReady: shows('还没有账号？') },
    { path: '/register', isReady: shows('已有账号？') },
    { path: `/solo-tournaments/${running.tournament.id}?tab=decks`, isReady: shows(running.b.username) },
    { path: `/solo-tournaments/${running.tournament.id}?tab=data`, isReady: shows('职业表现') },
    { path: `/solo-tournaments/${running.tournament.id}/draws`, isReady: shows('承诺值') },
    { path: matchViewPath(running), isReady: shows(running.b.username) },
    { path: `/match-view?match=${running.matchId}`, isReady: shows(running.b.username) },
  ];
}

/** A deck of the player, as they see it, change it and guests see it, a new one, and the paste of another. */
async function deckStops({ site }: Player): Promise<Stop[]> {
  const [{ code, name }] = DECKS;
  const { id } = await site.call(decksApi.create, { body: { name, code, visibility: 'public' } });
  return [
    ...stopsAt(`/decks/${id}`, `/decks/${id}/edit`, `/shared-decks/${id}`, '/decks/create'),
    // the page lies under a dialog, which hides its heading
    { path: '/decks/import', isReady: (page) => expect(page.getByRole('dialog', { name: '导入卡组' })).toBeVisible() },
  ];
}

/** A product, its till, and an order of the buyer, which cost nothing. */
async function shopStops(admin: Player, buyer: Player): Promise<Stop[]> {
  const product = await newProduct(admin, { points_price: 0 });
  const order = await placeOrder(buyer, product);
  return stopsAt(`/shopping/product/${product.id}`, `/shopping/checkout/${product.id}`, `/shopping/order/${order.id}`);
}

function playerStops({ tournament, b }: RunningMatch): Stop[] {
  const path = `/solo-tournaments/${tournament.id}`;
  return [
    { path: '/solo-tournaments', isReady: shows(tournament.name) },
    ...['', '?tab=swiss', '?tab=bracket', '?tab=mine'].map((tab) => ({ path: path + tab, isReady: shows(b.username) })),
  ];
}

/** The rules that ask for colours: all that may differ between the themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds serious or critical on a page in one theme, in words. */
async function seriousFaults(page: Page, path: string, theme: 'dark' | 'light'): Promise<string[]> {
  await page.locator('html').evaluate((html, wanted) => html.setAttribute('data-theme', wanted), theme);
  // of what is right it need not tell, and there is no frame of ours to look into: both take longer than the rules
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (theme === 'dark' ? axe : axe.withRules(COLOUR_RULES)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
    .map(({ id, html, any }) => `${path} (${theme}) ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
}

async function expectNoFaults(page: Page, stops: readonly Stop[]): Promise<void> {
  const faults: string[] = [];
  for (const { path, isReady } of stops) {
    await page.goto(path);
    await isReady(page);
    for (const theme of ['dark', 'light'] as const) faults.push(...(await seriousFaults(page, path, theme)));
  }
  expect(faults).toEqual([]);
}

// every stop is looked at twice, in a browser that shares its machine with the whole site
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

test('no page of a guest has a serious fault of accessibility in either theme', async ({ page }) => {
  const running = await buildRunningMatch();
  await playGame(running, 'a');
  await expectNoFaults(page, [...guestStops(running), ...GUEST_PAGES]);
});

test('no page of an event has a serious fault of accessibility in either theme, seen by one who plays', async ({
  openWindow,
}) => {
  const running = await buildRunningMatch(STAGES);
  for (const winner of ['a', 'a'] as const) await playGame(running, winner);
  const params = { id: running.tournament.id };
  await expect
    .poll(async () => (await running.a.site.call(tournamentsApi.get, { params })).tournament.stages.length)
    .toBe(2);
  const page = await openWindow({ player: running.a });
  await expectNoFaults(page, [...playerStops(running), ...stopsAt(`/players/${running.b.user.id}`)]);
});

test('no page of one’s own has a serious fault of accessibility in either theme', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  await expectNoFaults(await openWindow({ player: admin }), PLAYER_PAGES);
});

test('no page of decks and of the shop has a serious fault of accessibility in either theme', async ({
  openWindow,
}) => {
  const { admin } = await staffOfSite();
  const stops = [...(await deckStops(admin)), ...(await shopStops(admin, admin))];
  await expectNoFaults(await openWindow({ player: admin }), stops);
});

test('no page of the console has a serious fault of accessibility in either theme', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  await expectNoFaults(await openWindow({ player: admin }), ADMIN_PAGES);
});

test('no page of the site scrolls sideways on a phone', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const page = await openWindow({ player: admin, viewport: { width: 360, height: 740 } });
  const own = [...(await deckStops(admin)), ...(await shopStops(admin, admin))];
  for (const { path, isReady } of [...GUEST_PAGES, ...PLAYER_PAGES, ...own, ...ADMIN_PAGES]) {
    if (path.includes('password')) continue;
    await page.goto(path);
    await isReady(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(360);
  }
});
