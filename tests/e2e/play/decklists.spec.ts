import type { Page } from '@playwright/test';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createPace } from '@pailei/simulator/connections/pace';
import { checkInAll, enter } from '@pailei/simulator/run-tournament';
import {
  matchViewPath,
  myPanelPath,
  openMatch,
  openTournament,
  playGame,
  startTournament,
  type RunningMatch,
} from '../support/match.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const AT_ONCE = { timeout: 5_000 };

const tabPath = (id: string, tab: 'decks' | 'data' | 'overview') => `/solo-tournaments/${id}?tab=${tab}`;
const rows = (page: Page) =>
  page.getByRole('region', { name: '参赛卡组' }).getByRole('listitem').getByRole('button', { expanded: false });

test('lists stay closed until the start, then open in every window by themselves, with statistics at the end', async ({
  openWindow,
}) => {
  const [staff, one, other] = await Promise.all([staffOfSite(), newPlayer('守擂'), newPlayer('攻擂')]);
  const announced = await openTournament(staff);
  const first = await enter(one, announced, createPace(1, 1));
  await enter(other, announced, createPace(1, 1));

  const [theirs, guest] = [await openWindow({ player: other }), await openWindow()];
  await theirs.goto(tabPath(announced.id, 'decks'));
  await expect(theirs.getByText('卡组在开赛后公开，现在只有你和裁判能看到你的卡组。')).toBeVisible();
  await expect(rows(theirs)).toHaveText([new RegExp(other.username)]);
  await guest.goto(tabPath(announced.id, 'decks'));
  await expect(guest.getByRole('heading', { name: '卡组未公开' })).toBeVisible();
  await expect(guest.getByRole('button', { name: '导出' })).toBeHidden();

  await checkInAll(staff, [one, other], announced.id, 600);
  const tournament = await startTournament(staff, announced.id);
  for (const page of [theirs, guest]) {
    await expect(rows(page)).toHaveCount(2, AT_ONCE);
    await rows(page).filter({ hasText: one.username }).click();
    await expect(
      page
        .getByRole('list', { name: /的卡牌$/ })
        .first()
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
  }
  await expect(theirs.getByRole('button', { name: /^复制「.+」卡组码$/ })).toHaveCount(3);

  const match = openMatch(tournament);
  const [a, b] = match.a === first ? [one, other] : [other, one];
  const running: RunningMatch = { a, b, tournament, matchId: match.match_id, staff };
  await guest.goto(matchViewPath(running));
  await guest.getByRole('button', { name: '查看卡组' }).click();
  await expect(guest.getByRole('list', { name: /的卡牌$/ })).toHaveCount(6);

  await theirs.goto(myPanelPath(tournament.id));
  await theirs.getByRole('button', { name: '查看卡组' }).click();
  const both = theirs.getByRole('dialog', { name: '双方卡组' });
  await expect(both.getByRole('list', { name: /的卡牌$/ })).toHaveCount(6);
  await theirs.keyboard.press('Escape');

  for (const winner of ['a', 'a'] as const) await playGame(running, winner);
  await theirs.goto(tabPath(tournament.id, 'data'));
  const table = theirs.getByRole('region', { name: '职业表现' });
  await expect(table.getByRole('row')).not.toHaveCount(0);
  await expect(theirs.getByText('计入统计的对局').locator('xpath=..').locator('dd').first()).toHaveText('2');
  await expect(theirs.getByRole('region', { name: '职业对阵' })).toBeVisible();

  const download = theirs.waitForEvent('download');
  await theirs.getByRole('tab', { name: '卡组' }).click();
  await theirs.getByRole('button', { name: '导出' }).click();
  await theirs.getByRole('menuitem', { name: '表格 CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`${tournament.name}-参赛卡组.csv`);
});

test('a referee unlocks final lists and submits others, and the player is notified', async ({ openWindow }) => {
  const [staff, one, other] = await Promise.all([staffOfSite(), newPlayer('守擂'), newPlayer('攻擂')]);
  const { id } = await openTournament(staff);
  const announced = (await staff.admin.site.call(tournamentsApi.get, { params: { id } })).tournament;
  await enter(one, announced, createPace(1, 1));
  await enter(other, announced, createPace(1, 1));
  await checkInAll(staff, [one, other], id, 600);

  const [refereePage, theirs] = [await openWindow({ player: staff.referee }), await openWindow({ player: one })];
  await theirs.goto(myPanelPath(id));
  await expect(theirs.getByText('已锁定')).toBeVisible();
  await refereePage.goto(tabPath(id, 'overview'));
  await refereePage.getByRole('button', { name: `处理 ${one.username}` }).click();
  await refereePage.getByRole('menuitem', { name: '解锁卡组' }).click();
  const dialog = refereePage.getByRole('dialog', { name: `解锁卡组：「${one.username}」` });
  await dialog.getByLabel('原因').fill('卡组码填错');
  await dialog.getByRole('button', { name: '解锁卡组' }).click();
  await expect(dialog).toBeHidden();
  await expect(theirs.getByText('裁判已解锁，可以更换一次')).toBeVisible(AT_ONCE);
  await expect(theirs.getByRole('button', { name: '更换卡组' })).toBeVisible();

  await refereePage.getByRole('button', { name: `处理 ${one.username}` }).click();
  await refereePage.getByRole('menuitem', { name: '代提交卡组' }).click();
  const form = refereePage.getByRole('dialog', { name: `代「${one.username}」提交卡组` });
  await form.getByLabel('卡组 1 名称').fill('裁判代交');
  await form.getByLabel('原因').fill('选手断网');
  await form.getByRole('button', { name: '提交 3 副卡组' }).click();
  await expect(toast(refereePage, `已代「${one.username}」提交 3 副卡组`)).toBeVisible();
  await expect(theirs.getByText('裁判代交')).toBeVisible(AT_ONCE);
  await expect(theirs.getByText('已锁定')).toBeVisible();
});
