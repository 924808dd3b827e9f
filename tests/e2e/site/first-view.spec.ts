import type { Page } from '@playwright/test';
import { announcementsApi } from '@pailei/contracts/site/announcements/announcements.api';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { until } from '../../support/until.ts';
import { boardOf, buildBattle, playBoard, startBattle } from '../support/battles.ts';
import {
  buildRunningMatch,
  FINAL_ONLY,
  matchViewPath,
  openTournament,
  playGame,
  playUntilGame,
} from '../support/match.ts';
import { newMember, newStaff } from '../support/new-accounts.ts';
import { freshName, newPlayer, siteUrl, staffOfSite } from '../support/players.ts';
import { openRendered } from '../support/rendered.ts';
import { expect, test } from '../support/test.ts';
import { receivedFrames, score } from '../support/locators.ts';

/** Waits until the server renders an address: the first to ask for a new page may get the shell. */
async function untilRendered(path: string, text: string): Promise<void> {
  const read = async () => {
    const html = await (await fetch(siteUrl() + path, { headers: { accept: 'text/html' } })).text();
    return html.includes('id="first-view"') && html.includes(text) ? true : undefined;
  };
  await until(read, { withinMs: 30_000, what: `${path} is rendered` });
}

/** The page gets no script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

/** Forgets with each load what belongs to the page before: one that came as the empty shell fetches everything. */
function ofLastLoad<Entry>(page: Page, recorded: Entry[]): Entry[] {
  page.on('request', (request) => {
    if (request.isNavigationRequest()) recorded.length = 0;
  });
  return recorded;
}

test('a visitor without JavaScript reads lobby, event and match view', async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  const { id, name } = running.tournament;
  await untilRendered('/solo-tournaments', name);
  await untilRendered(`/solo-tournaments/${id}`, name);
  await untilRendered(matchViewPath(running), running.a.username);
  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto('/solo-tournaments');
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(matchViewPath(running));
  await expect(score(page, 0, 0)).toBeVisible();
  await expect(page.getByText(running.b.username).first()).toBeVisible();
});

test('a guest sees no empty place of what belongs to members', async ({ page }) => {
  for (const path of ['/', '/solo-tournaments']) {
    await openRendered(page, path);
    await expect(page.locator('[data-member]').first()).toBeAttached();
    await expect(page.locator('[data-member]:visible')).toHaveCount(0);
  }
});

test('what was rendered is taken over: nothing is fetched again, and the next result arrives', async ({
  page: home,
  openWindow,
}) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await playUntilGame(running);
  const eventPath = `/solo-tournaments/${running.tournament.id}?tab=bracket`;
  const paths = ['/', eventPath, matchViewPath(running)] as const;
  await untilRendered('/', '排行榜');
  for (const path of paths.slice(1)) await untilRendered(path, running.a.username);
  const [event, matchView] = await Promise.all([openWindow(), openWindow()]);
  const windows = [home, event, matchView];
  const calls = ofLastLoad(home, apiCalls(home));
  const frames = [event, matchView].map((window) => ofLastLoad(window, receivedFrames(window)));
  await Promise.all(windows.map((window, index) => openRendered(window, paths[index] ?? '/')));
  await expect(score(matchView, 0, 0)).toBeVisible();
  await Promise.all(windows.map((window) => window.waitForLoadState('networkidle')));
  await playGame(running, 'a');
  await expect(event.getByText('1', { exact: true }).first()).toBeVisible();
  await expect(score(matchView, 1, 0)).toBeVisible();
  expect(calls.filter((call) => /leaderboard|champions/.test(call))).toEqual([]);
  // the sockets went on from the versions that were shown; the event's page also follows whichever match is featured on the site
  const [ofEvent = [], ofMatchView = []] = frames;
  const eventTopic = `"topic":"tournament:${running.tournament.id}"`;
  const snapshots = (received: string[], topic: string) =>
    received.filter((frame) => frame.includes('"snapshot"') && frame.includes(topic));
  expect(snapshots(ofEvent, eventTopic)).toEqual([]);
  expect(snapshots(ofMatchView, eventTopic)).toEqual([]);
  expect(snapshots(ofMatchView, `"topic":"match:${running.matchId}"`)).toEqual([]);
});

test('a battle and its board are read without JavaScript, and taken over without a second fetch', async ({
  page,
  openWindow,
}) => {
  const format = { code: 'boards', size: 3, decided: 'majority', tie: 'ace' } as const;
  const battle = await buildBattle(format, format.size - 1);
  await startBattle(battle, format.size);
  const { a } = battle.teams;
  const { matchId } = await boardOf(battle, 2);
  const paths = [`/teams/battle?battleId=${battle.id}`, `/teams/battle/match-view?match=${matchId}`] as const;
  for (const path of paths) await untilRendered(path, a.name);
  const plain = await openWindow({ javaScriptEnabled: false });
  await plain.goto(paths[0]);
  await expect(plain.getByRole('region', { name: '团队战比分' })).toContainText(a.name);
  await plain.getByRole('link', { name: /^第 2 台/ }).click();
  await expect(plain.getByRole('navigation', { name: '所属团队战' })).toContainText(a.name);

  const board = await openWindow();
  const windows = [page, board];
  const frames = windows.map((window) => ofLastLoad(window, receivedFrames(window)));
  const calls = ofLastLoad(page, apiCalls(page));
  await Promise.all(windows.map((window, index) => openRendered(window, paths[index] ?? '/')));
  await playBoard(battle, 1, 'a');
  await expect(page.getByRole('region', { name: '团队战比分' })).toContainText('总胜局 2 : 0');
  await expect(board.getByRole('navigation', { name: '所属团队战' })).toContainText('1 : 0');
  // the sockets went on from the versions that were shown
  const snapshots = frames.flat().filter((frame) => frame.includes('"snapshot"'));
  for (const topic of [`"battle:${battle.id}"`, `"match:${matchId}"`])
    expect(snapshots.filter((frame) => frame.includes(`"topic":${topic}`))).toEqual([]);
  expect(calls.filter((call) => call === `/api/battles/${battle.id}`)).toEqual([]);
});

test('a description is there as it was rendered, without its renderer, and changes when the organiser changes it', async ({
  page,
}) => {
  const staff = await newStaff();
  const { id } = await openTournament(staff);
  const describe = (description: string) =>
    staff.admin.site.call(tournamentsApi.update, { params: { id }, body: { description } });
  await describe('先读[规则](https://rules.example/)，再报名。');
  await untilRendered(`/solo-tournaments/${id}`, 'https://rules.example/');
  const scripts = ofLastLoad<string>(page, []);
  page.on('request', (request) => scripts.push(request.url()));
  await openRendered(page, `/solo-tournaments/${id}`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: '规则', exact: true })).toHaveAttribute('href', 'https://rules.example/');
  expect(scripts.filter((url) => url.includes('DescriptionText'))).toEqual([]);
  await describe('- 第一轮\n- 第二轮');
  await expect(page.getByRole('listitem').filter({ hasText: '第二轮' })).toBeVisible();
  await expect(page.getByText('再报名')).toHaveCount(0);
});

test('who is logged in gets the own parts into the rendered page', async ({ openWindow }) => {
  const player = await newPlayer('熟客');
  await untilRendered('/', '首页');
  const page = await openWindow({ player });
  await page.goto('/');
  await expect(page.getByText('欢迎回来')).toBeVisible();
  await expect(page.getByRole('link', { name: '注册', exact: true })).toHaveCount(0);
});

test('a visitor of another time zone, or with scores hidden, sees no page but the own', async ({ openWindow }) => {
  await untilRendered('/status', '系统状态');
  const abroad = await openWindow({ timezoneId: 'Europe/Paris' });
  await abroad.goto('/status');
  await expect(abroad.getByRole('heading', { level: 1, name: '系统状态' })).toBeVisible();
  const safe = await openWindow();
  await safe.addInitScript(() => localStorage.setItem('spoiler_safe', 'true'));
  await safe.goto('/live');
  await expect(safe.getByRole('switch', { name: '防剧透' })).toBeChecked();
});

test('who has the sidebar as a rail sees the rendered page as well, before any script has come', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await untilRendered('/status', '系统状态');
  const tablet = await openWindow({ viewport: { width: 900, height: 700 } });
  await tablet.route('**/assets/*.js', (route) => route.abort());
  await tablet.goto('/status');
  const heading = tablet.getByRole('heading', { level: 1, name: '系统状态' });
  await expect(heading).toBeVisible();
  await expect(tablet.getByRole('complementary')).toBeHidden();
  const before = await heading.boundingBox();
  await tablet.unroute('**/assets/*.js');
  await tablet.reload();
  await expect(tablet.getByRole('button', { name: '展开侧栏' })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});

test('what is typed and sent before the scripts have come is kept, and sent once by them', async ({ openWindow }) => {
  const player = await newMember('急性子');
  await untilRendered('/login', '忘记密码');
  const page = await openWindow();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('用户名').fill(player.username);
  await page.getByLabel('密码', { exact: true }).fill(player.password);
  const logins = apiCalls(page);
  await page.getByLabel('密码', { exact: true }).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByText('欢迎回来')).toBeVisible();
  expect(logins.filter((call) => call === '/api/auth/login')).toHaveLength(1);
});

test('who is in another time zone has the page drawn anew, with what was typed and sent before', async ({
  openWindow,
}) => {
  const player = await newMember('远客');
  await untilRendered('/login', '忘记密码');
  const page = await openWindow({ timezoneId: 'Europe/Paris' });
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('用户名').fill(player.username);
  await page.getByLabel('密码', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  release();
  await expect(page.getByText('欢迎回来')).toBeVisible();
});

test('a button that is held down while React takes the page over stays under the finger', async ({ openWindow }) => {
  await untilRendered('/register', '已有账号');
  const page = await openWindow();
  const release = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'domcontentloaded' });
  const username = freshName('按住');
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('邮箱').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('密码', { exact: true }).fill('青山不改绿水长流');
  await page.getByRole('button', { name: '注册', exact: true }).hover();
  await page.mouse.down();
  release();
  await expect(page.getByLabel('密码强度')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('banner').getByText(`欢迎回来，${username}`)).toBeVisible();
});

test('what is unfolded and scrolled to before the scripts have come stays so', async ({ openWindow }) => {
  const { admin } = await staffOfSite();
  const [title, body] = [`公告 ${crypto.randomUUID()}`, `正文 ${crypto.randomUUID()}`];
  const { id } = await admin.site.call(announcementsApi.create, {
    body: { title, body, level: 'info', is_pinned: false, starts_at: null, ends_at: null },
  });
  await untilRendered('/', title);
  const page = await openWindow({ viewport: { width: 1_280, height: 400 } });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByText(title).click();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  release();
  await expect(page.getByText(body)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.getByText(title).click();
  await expect(page.getByText(body)).toBeHidden();
  await admin.site.call(announcementsApi.end, { params: { id } });
});

test('a member’s shop is there before any script, and theirs when it comes; who logs out is sent to the login', async ({
  openWindow,
}) => {
  const { admin } = await staffOfSite();
  const name = `卡册 ${crypto.randomUUID().slice(0, 8)}`;
  await admin.site.call(productsApi.create, {
    body: { name, description: '收纳卡牌', points_price: 100, stock_quantity: 3, image_url: '', is_active: true },
  });
  const player = await newMember('常客');
  const page = await openWindow();
  await page.goto('/login');
  await page.getByLabel('用户名').fill(player.username);
  await page.getByLabel('密码', { exact: true }).fill(player.password);
  await page.getByLabel('密码', { exact: true }).press('Enter');
  await expect(page.getByText('欢迎回来')).toBeVisible();
  await openRendered(page, '/shopping');
  const release = await holdScripts(page);
  // the whole load would wait for the scripts
  await page.goto('/shopping', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(name)).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /^账号：/ })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/shopping');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
