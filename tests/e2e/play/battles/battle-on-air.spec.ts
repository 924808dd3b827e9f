import type { Page } from '@playwright/test';
import { boardOf, buildBattle, playBoard, startBattle, type BuiltBattle } from '../../support/battles.ts';
import { playGame, playUntilGame } from '../../support/match.ts';
import { overlayDigit } from '../../support/locators.ts';
import { newStaff } from '../../support/new-accounts.ts';
import { expect, test } from '../../support/test.ts';

const RING = { code: 'winner_stays', size: 3, order: 'fixed', revival: false } as const;
const BOARDS = { code: 'boards', size: 3, decided: 'majority', tie: 'ace' } as const;
const SCENE = { width: 1_920, height: 1_080 };

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const address = ({ id }: BuiltBattle, layout: string) => `/match-view?battle=${id}&layout=${layout}`;

test('one address of the overlay shows a battle from its first board to its final score', async ({ openWindow }) => {
  const battle = await buildBattle(RING, 2);
  const { a, b } = battle.teams;
  await startBattle(battle, RING.size);
  const [bar, battleBar, ring] = await Promise.all([1, 2, 3].map(() => openWindow({ viewport: SCENE })));
  if (!bar || !battleBar || !ring) throw new Error('there are three windows');
  await bar.goto(address(battle, 'bar'));
  await battleBar.goto(address(battle, 'battle-bar'));
  await ring.goto(`/match-view?team=${a.id}&layout=ring`);
  await expect(part(bar, 'event')).toContainText(`${a.name} 0 : 0 ${b.name}`);
  await expect(part(battleBar, 'a')).toContainText(`${a.name}剩 3 人`);
  await expect(part(ring, 'board')).toContainText('第 1 擂');

  const first = await boardOf(battle, 1);
  await playBoard(battle, 1, 'a');
  await expect(overlayDigit(bar, 'a')).toHaveText('2');
  await expect(overlayDigit(battleBar, 'a')).toHaveText('1');
  // the result is read before the next board comes
  await expect(part(bar, 'b')).toContainText(first.b.username);
  const second = await boardOf(battle, 2);
  await expect(part(bar, 'b')).toContainText(second.b.username);
  await expect(overlayDigit(bar, 'a')).toHaveText('0');
  await expect(part(battleBar, 'event')).toContainText('第 2 擂');
  await expect(part(ring, 'duelist-a')).toContainText('1 连胜');

  for (const number of [2, 3]) await playBoard(battle, number, 'a');
  await expect(part(battleBar, 'event')).toContainText(`${a.name} 取胜`);
  await expect(overlayDigit(battleBar, 'a')).toHaveText('3');
  await expect(part(bar, 'event')).toContainText(`${a.name} 3 : 0 ${b.name}`);
});

test('a board that the address names stays, and every layout shows its battle without an error', async ({
  openWindow,
}) => {
  const battle = await buildBattle(BOARDS, 2);
  await startBattle(battle, BOARDS.size);
  const page = await openWindow({ viewport: SCENE });
  await page.goto(`${address(battle, 'lower-third')}&board=3`);
  const third = await boardOf(battle, 3);
  await expect(part(page, 'a')).toContainText(third.a.username);
  await playBoard(battle, 1, 'b');
  await expect(part(page, 'head')).toContainText('0 : 1');
  await expect(part(page, 'a')).toContainText(third.a.username);
  for (const layout of ['full', 'line-up', 'ring', 'boards', 'next-player']) {
    await page.goto(address(battle, layout));
    await expect(page.getByText(battle.teams.a.name).first()).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  }
});

test('a director pins a board of a battle: it is on every guest’s stage with its place and the battle’s score', async ({
  page: guest,
  openWindow,
}) => {
  const battle = await buildBattle(BOARDS, 2);
  const { a, b } = battle.teams;
  await startBattle(battle, BOARDS.size);
  const board = await boardOf(battle, 2);
  await playUntilGame(board);
  const { referee } = await newStaff();
  const director = await openWindow({ player: referee });
  await Promise.all([guest.goto('/'), director.goto('/live')]);
  const rooms = director.getByRole('region', { name: '进行中的场次' });
  await rooms.getByRole('button', { name: `直播操作：${board.a.username} 对 ${board.b.username}` }).click();
  await director.getByRole('menuitem', { name: '上直播' }).click();
  const stage = guest.getByRole('region', { name: '焦点场次' });
  await expect(stage).toContainText(`${a.name} 对 ${b.name}`);
  await expect(stage).toContainText('第 2 台');
  await expect(stage).toContainText('导播指定');
  await expect(stage).toContainText('总比分 0 : 0');

  await playGame(board, 'a');
  await expect(stage.getByRole('img', { name: '比分 1 比 0', exact: true })).toBeVisible();
  await expect(stage.getByRole('link', { name: '观战' })).toHaveAttribute(
    'href',
    `/teams/battle/match-view?match=${board.matchId}`,
  );
  await stage.getByRole('link', { name: '团队战详情' }).click();
  await expect(guest.getByRole('region', { name: '团队战比分' })).toContainText(a.name);
  await rooms.getByRole('button', { name: `直播操作：${board.a.username} 对 ${board.b.username}` }).click();
  await director.getByRole('menuitem', { name: '完成' }).click();
});
