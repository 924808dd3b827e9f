import type { Page } from '@playwright/test';
import { until } from '../../../support/until.ts';
import { expectFitsPhone } from '../../support/accessibility.ts';
import { boardOf, buildBattle, playBoard, startBattle, type BuiltBattle } from '../../support/battles.ts';
import { playGame } from '../../support/match.ts';
import { newPlayer, siteUrl } from '../../support/players.ts';
import { expect, test } from '../../support/test.ts';

const SIZE = 3;
const BOARDS = { code: 'boards', size: SIZE, decided: 'all_played', tie: 'draw' } as const;
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1_280, height: 800 };

const path = ({ id }: BuiltBattle) => `/teams/battle?battleId=${id}`;
const stage = (page: Page) => page.getByRole('region', { name: '团队战比分' });
const row = (page: Page, { teams: { a, b } }: BuiltBattle) =>
  page.getByRole('listitem', { name: `${a.name} 对 ${b.name}` });

async function runningBattle(delay_seconds = 0): Promise<BuiltBattle> {
  const battle = await buildBattle(BOARDS, SIZE - 1, { delay_seconds });
  await startBattle(battle, SIZE);
  return battle;
}

test('the filters of the list stand in the address, and come back with it', async ({ openWindow }) => {
  const battle = await runningBattle();
  const player = await newPlayer('观众');
  for (const viewport of [WIDE, PHONE]) {
    const page = await openWindow({ player, viewport });
    await page.goto('/teams/battles');
    await expect(row(page, battle)).toBeVisible();
    await page.getByRole('combobox', { name: '赛制' }).click();
    await page.getByRole('option', { name: '接力赛' }).click();
    await expect(row(page, battle)).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]format=relay/);
    await page.getByRole('combobox', { name: '赛制' }).click();
    await page.getByRole('option', { name: '不限' }).click();
    await expect(row(page, battle)).toBeVisible();
    await page.goto(`/teams/battles?format=boards&team=${battle.teams.b.id}`);
    await expect(page.getByRole('list', { name: '团队战' }).getByRole('listitem')).toHaveCount(1);
    await expect(row(page, battle)).toBeVisible();
    await page.reload();
    await expect(row(page, battle)).toBeVisible();
    if (viewport === PHONE) await expectFitsPhone(page);
  }
});

test('a guest follows a battle from its link: each result arrives, and the slider goes back to any moment', async ({
  openWindow,
}) => {
  const battle = await runningBattle();
  const [page, phone] = await Promise.all([openWindow({ viewport: WIDE }), openWindow({ viewport: PHONE })]);
  const windows = [page, phone];
  await Promise.all(windows.map((window) => window.goto(path(battle))));
  for (const window of windows) await expect(stage(window)).toContainText('总胜局 0 : 0');
  await expectFitsPhone(phone);

  await playBoard(battle, 1, 'a');
  for (const window of windows) {
    await expect(stage(window)).toContainText('总胜局 2 : 0');
    await expect(window.getByRole('link', { name: '看回放：第 1 台' })).toBeVisible();
  }
  for (const window of windows) {
    const slider = window.getByRole('slider', { name: '回放位置' });
    await slider.focus();
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^第 1 步.*团队战建立/);
    await expect(stage(window)).toContainText('回放');
    await expect(stage(window)).not.toContainText('总胜局 2 : 0');
    await slider.press('Escape');
    await expect(stage(window)).toContainText('总胜局 2 : 0');
  }
});

test('a board leads to its match, which says whose it is and leads to the boards beside it and back', async ({
  page,
}) => {
  const battle = await runningBattle();
  const { a, b } = battle.teams;
  await playBoard(battle, 1, 'a');
  await page.goto(path(battle));
  await page.getByRole('link', { name: /^第 2 台/ }).click();
  const place = page.getByRole('navigation', { name: '所属团队战' });
  await expect(place).toContainText(`${a.name}1 : 0${b.name}`);
  await playGame(await boardOf(battle, 2), 'b');
  await expect(page.getByRole('img', { name: '比分 0 比 1', exact: true })).toBeVisible();
  await place.getByRole('link', { name: '第 1 台' }).click();
  await expect(page.getByRole('img', { name: '比分 2 比 0', exact: true })).toBeVisible();
  await expect(place.getByRole('link', { name: '第 1 台' })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectFitsPhone(page);
  await place.getByRole('link', { name: a.name }).click();
  await expect(stage(page)).toBeVisible();
});

test('who wants no spoilers sees no score of a battle until they ask for it', async ({ openWindow }) => {
  const battle = await runningBattle();
  await playBoard(battle, 1, 'a');
  for (const viewport of [WIDE, PHONE]) {
    const page = await openWindow({ viewport });
    await page.addInitScript(() => localStorage.setItem('spoiler_safe', 'true'));
    await page.goto(path(battle));
    await expect(stage(page).getByRole('button', { name: /显示比分/ })).toBeVisible();
    await expect(stage(page)).not.toContainText('总胜局');
    await expect(page.getByRole('link', { name: '看回放：第 1 台' })).toHaveCount(0);
    await stage(page)
      .getByRole('button', { name: /显示比分/ })
      .click();
    await expect(stage(page)).toContainText('总胜局 2 : 0');
  }
});

test('a battle is shared with its score, and has an address of the overlay for every layout', async ({
  openWindow,
}) => {
  const battle = await runningBattle();
  const { a, b } = battle.teams;
  await playBoard(battle, 1, 'a');
  const page = await openWindow({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => {
    const share = async (shared: ShareData) =>
      document.documentElement.setAttribute('data-shared', JSON.stringify(shared));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(path(battle));
  await expect(stage(page)).toContainText('总胜局 2 : 0');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const text = `${a.name} 1:0 ${b.name}`;
  const shared = JSON.stringify({ title: text, text, url: siteUrl() + path(battle) });
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared);
  await page.getByRole('button', { name: '直播叠加' }).click();
  await page.getByRole('button', { name: '复制擂台的地址' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${siteUrl()}/match-view?battle=${battle.id}&layout=ring`);
});

test('a delayed battle shows nothing earlier: page, list, overlay and record', async ({ openWindow, allowErrors }) => {
  allowErrors(/404/);
  const delay = 60;
  const battle = await runningBattle(delay);
  const startedAt = Date.now();
  const { a } = battle.teams;
  const [page, overlay] = await Promise.all([openWindow(), openWindow({ viewport: { width: 1_920, height: 1_080 } })]);
  const list = await openWindow({ player: await newPlayer('观众') });
  await Promise.all([
    page.goto(path(battle)),
    overlay.goto(`/match-view?battle=${battle.id}&layout=battle-bar`),
    list.goto('/teams/battles'),
  ]);
  const record = async () => (await fetch(`${siteUrl()}/api/battles/${battle.id}/events`)).status;
  const own = await openWindow({ player: a.captain });
  await own.goto(path(battle));
  await playBoard(battle, 1, 'a');
  await expect(stage(own)).toContainText('胜2:0');
  // what follows is only worth something while nothing may be told
  expect(Date.now() - startedAt).toBeLessThan(delay * 1_000);
  await expect(page.getByRole('heading', { name: '没有找到' })).toBeVisible();
  for (const window of [page, overlay, list]) await expect(window.getByText(a.name)).toHaveCount(0);
  expect(await record()).toBe(404);
  const isTold = async () => ((await record()) === 200 ? true : undefined);
  await until(isTold, { withinMs: 2 * delay * 1_000, what: 'the record is public' });
  await page.reload();
  await expect(stage(page)).toContainText(a.name);
});
