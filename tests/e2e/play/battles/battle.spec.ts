import type { Page } from '@playwright/test';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import { standingBoards } from '@pailei/domain/battles/boards';
import { battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { buildBattle, passDeadline, playBoard, boardOf, stateOf, type BuiltBattle } from '../../support/battles.ts';
import { newPlayer } from '../../support/players.ts';
import { playGame } from '../../support/match.ts';
import { dialogIn } from '../../support/locators.ts';
import { expect, test } from '../../support/test.ts';

const LIVE = { timeout: 6_000 };
const path = ({ id }: BuiltBattle) => `/teams/battle?battleId=${id}`;

type Windows = { first: Page; second: Page; player: Page; spectator: Page; list: Page };
type Open = (options: object) => Promise<Page>;

/** Two captains, a player of the first team, a spectator on the battle, and one on the list of battles. */
async function openWindows(openWindow: Open, battle: BuiltBattle): Promise<Windows> {
  const { a, b } = battle.teams;
  const stranger = await newPlayer('观众');
  const [first, second] = [await openWindow({ player: a.captain }), await openWindow({ player: b.captain })];
  const [player, spectator] = [await openWindow({ player: a.all[1] }), await openWindow({ player: stranger })];
  const list = await openWindow({ player: stranger });
  await Promise.all([first, second, player, spectator].map((page) => page.goto(path(battle))));
  await list.goto('/teams/battles?list=upcoming');
  return { first, second, player, spectator, list };
}

const rowOf = (list: Page, { teams }: BuiltBattle) =>
  list.getByRole('listitem', { name: `${teams.a.name} 对 ${teams.b.name}` });

/** What the spectator's page says to a screen reader, whatever it draws. */
const scoreOf = (page: Page, { teams }: BuiltBattle, a: number, b: number) =>
  page.getByText(`${teams.a.name} ${a} 比 ${b} ${teams.b.name}`, { exact: false }).first();

async function lockThrough(page: Page, size: number): Promise<void> {
  await page.getByRole('button', { name: `锁定 ${size} 人名单` }).click();
  await dialogIn(page)
    .getByRole('button', { name: `锁定 ${size} 人名单` })
    .click();
}

/** From open line-ups to the first boards, through the pages of the captains. */
async function startThroughPages({ first, second, spectator, list }: Windows, battle: BuiltBattle, size: number) {
  await expect(rowOf(list, battle)).toContainText('未开始');
  await lockThrough(first, size);
  await expect(second.getByText('对手已锁定')).toBeVisible(LIVE);
  for (const { user } of battle.teams.a.all) await expect(second.getByText(user.username)).toHaveCount(0);
  await lockThrough(second, size);
  await expect(first.getByRole('heading', { name: '等待签到开放' })).toBeVisible(LIVE);
  await passDeadline(battle);
  for (const page of [first, second]) {
    await expect(page.getByRole('heading', { name: '战队签到' })).toBeVisible(LIVE);
    await page.getByRole('button', { name: '签到', exact: true }).click();
    await expect(page.getByText('你已签到')).toBeVisible();
  }
  // it is no longer to come, and stands among those that are on
  await expect(rowOf(list, battle)).toHaveCount(0, LIVE);
  await list.goto('/teams/battles');
  await expect(rowOf(list, battle)).toContainText('签到中');
  await passDeadline(battle);
  await expect(rowOf(list, battle)).toContainText('进行中', LIVE);
  await expect(scoreOf(spectator, battle, 0, 0)).toBeAttached(LIVE);
}

/** The score of the boards, and the whole battle as the fold of its record. */
async function expectWhole(battle: BuiltBattle): Promise<void> {
  const state = await stateOf(battle);
  const won = (side: 'a' | 'b') => standingBoards(state).filter(({ winner }) => winner === side).length;
  expect(state.score).toEqual({ a: won('a'), b: won('b') });
  const { events } = await battle.teams.a.captain.site.call(battlesApi.record, { params: { id: battle.id } });
  expect(events.map(({ v }) => v)).toEqual(events.map((_, index) => index + 1));
  expect(foldBattle(events.map(battleEventOf))).toEqual(state);
}

test('a 擂台赛 from the line-ups to its end: each window follows what the others do', async ({ openWindow }) => {
  test.setTimeout(240_000);
  const battle = await buildBattle({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
  const windows = await openWindows(openWindow, battle);
  const { player, spectator, list, first } = windows;
  await startThroughPages(windows, battle, 3);
  const [one, two] = battle.teams.a.all;

  // who comes second is hidden until the first has lost
  await expect(spectator.getByText(one?.username ?? '').first()).toBeVisible();
  await expect(spectator.getByText(two?.username ?? '')).toHaveCount(0);
  await playGame(await boardOf(battle, 1), 'b');
  await playBoard(battle, 1, 'b');
  await expect(scoreOf(spectator, battle, 0, 1)).toBeAttached(LIVE);
  await expect(spectator.getByText(two?.username ?? '').first()).toBeVisible(LIVE);

  // the second player is called to the board, and says there to be ready
  await expect(player.getByText('你在第 2 擂出战')).toBeVisible(LIVE);
  await player.getByRole('button', { name: '进入场次' }).click();
  await player.getByRole('button', { name: '我已就绪' }).click({ timeout: 10_000 });
  await expect(player.getByText('你已就绪', { exact: false })).toBeVisible(LIVE);
  await playBoard(battle, 2, 'a');
  await expect(scoreOf(spectator, battle, 1, 1)).toBeAttached(LIVE);
  await expect(rowOf(list, battle)).toContainText(/1.*1/, LIVE);
  for (const number of [3, 4]) await playBoard(battle, number, 'a');
  await expect(scoreOf(spectator, battle, 3, 1)).toBeAttached(LIVE);
  await expect(first.getByRole('heading', { name: new RegExp(`${battle.teams.a.name} 取胜`) })).toBeVisible(LIVE);
  await list.goto('/teams/battles?list=finished');
  await expect(rowOf(list, battle)).toContainText('已结束');
  await expectWhole(battle);
});

test('a 对位赛 that is even after its boards is decided by aces, whose names are hidden until both are named', async ({
  openWindow,
}) => {
  test.setTimeout(240_000);
  const battle = await buildBattle({ code: 'boards', size: 4, decided: 'all_played', tie: 'ace' });
  const windows = await openWindows(openWindow, battle);
  const { first, second, spectator } = windows;
  await startThroughPages(windows, battle, 4);
  for (const number of [1, 2]) await playBoard(battle, number, 'a');
  for (const number of [3, 4]) await playBoard(battle, number, 'b');
  await expect(scoreOf(spectator, battle, 2, 2)).toBeAttached(LIVE);

  const ace = battle.teams.a.all[2];
  if (!ace) throw new Error('there is no third player');
  await first.getByRole('radio', { name: new RegExp(ace.username) }).click();
  await first.getByRole('button', { name: `派「${ace.username}」出战` }).click();
  await expect(first.getByText(`本队已派 ${ace.username}`)).toBeVisible(LIVE);
  const { naming, boards } = await stateOf(battle);
  expect([naming?.locked.map(({ side }) => side), boards.length]).toEqual([['a'], 4]);
  await expect(second.getByText(`${battle.teams.a.name} 已派人`, { exact: true })).toBeVisible(LIVE);
  await second.getByRole('button', { name: /^派「/ }).click();
  await expect(second.getByText(`第 5 台开台：${ace.username}`, { exact: false })).toBeVisible(LIVE);
  await playBoard(battle, 5, 'b');
  await expect(scoreOf(spectator, battle, 2, 3)).toBeAttached(LIVE);
  expect(await stateOf(battle)).toMatchObject({ status: 'finished', result: 'b', end_cause: 'ace' });
  await expectWhole(battle);
});
