import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createPace } from '@pailei/simulator/connections/pace';
import { enter } from '@pailei/simulator/run-tournament';
import type { Locator, Page } from '@playwright/test';
import { buildRunningMatch, FINAL_ONLY, openTournament, playGame, type RunningMatch } from '../support/match.ts';
import { newStaff } from '../support/new-accounts.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { score } from '../support/locators.ts';

const nameOf = (running: RunningMatch): string => `${running.a.username} 对 ${running.b.username}`;
const queueOf = (page: Page): Locator => page.getByRole('region', { name: '直播队列' });
/** The scoreboard on the stage, or under the player where the site has a broadcast. */
const stageOf = (page: Page): Locator => page.getByRole('region', { name: /焦点场次|正在播出的场次/ });

/** Opens the staff's menu of a match in the list of rooms and takes one of its actions. */
async function order(page: Page, running: RunningMatch, action: string): Promise<void> {
  const rooms = page.getByRole('region', { name: '进行中的场次' });
  await rooms.getByRole('button', { name: `直播操作：${nameOf(running)}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a match that a referee puts on air is on every guest’s stage at once', async ({ page: guest, openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  const refereePage = await openWindow({ player: running.staff.referee });
  await Promise.all([guest.goto('/live'), refereePage.goto('/live')]);
  await expect(queueOf(guest)).toBeVisible();
  await expect(guest.getByRole('button', { name: /直播操作/ })).toHaveCount(0);

  await order(refereePage, running, '加入直播队列');
  await expect(queueOf(guest)).toContainText(running.a.username);
  await order(refereePage, running, '上直播');
  await expect(stageOf(guest)).toContainText(running.a.username);
  await expect(queueOf(guest).getByRole('listitem').first()).toContainText('直播中');

  await playGame(running, 'b');
  await expect(score(guest, 0, 1)).toBeVisible();
  await order(refereePage, running, '完成');
  await expect(queueOf(guest)).not.toContainText('直播中');
});

test('who wants no spoilers sees a score only when they ask for it, also after a reload', async ({
  page,
  openWindow,
}) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await playGame(running, 'a');
  const refereePage = await openWindow({ player: running.staff.referee });
  await Promise.all([page.goto('/live'), refereePage.goto('/live')]);
  await order(refereePage, running, '上直播');
  await expect(stageOf(page)).toContainText(running.a.username);
  await expect(score(page, 1, 0)).toBeVisible();

  await page.getByRole('switch', { name: '防剧透' }).click();
  await expect(score(page, 1, 0)).toHaveCount(0);
  await page.reload();
  await expect(stageOf(page)).toContainText(running.a.username);
  await expect(score(page, 1, 0)).toHaveCount(0);
  await stageOf(page)
    .getByRole('button', { name: /显示比分/ })
    .click();
  await expect(score(page, 1, 0)).toBeVisible();
  await order(refereePage, running, '完成');
});

test('the registration page counts entries as they come, and shows a player what is next', async ({
  page: guest,
  openWindow,
}) => {
  const [staff, player] = await Promise.all([staffOfSite(), newPlayer('报名')]);
  const tournament = await openTournament(staff);
  const mine = await openWindow({ player });
  await Promise.all([guest.goto('/registration'), mine.goto('/registration')]);
  const row = guest.getByRole('list', { name: '可以报名的赛事' }).getByRole('listitem').filter({
    hasText: tournament.name,
  });
  await expect(row).toContainText('0/2');

  await player.site.call(tournamentsApi.register, { params: { id: tournament.id }, body: {} });
  await expect(row).toContainText('1/2');
  await expect(mine.getByRole('link', { name: new RegExp(`${tournament.name}.*提交卡组`) })).toBeVisible();

  await enter(await newPlayer('报名'), tournament, createPace(1, 1));
  await expect(row).toContainText('2/2');
  await expect(row.getByRole('link', { name: '候补' })).toBeVisible();
});
