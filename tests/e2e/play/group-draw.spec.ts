import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { createPace } from '@pailei/simulator/connections/pace';
import { checkInAll, enter } from '@pailei/simulator/run-tournament';
import type { Locator } from '@playwright/test';
import { openTournament, startTournament } from '../support/match.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

const GROUPS: StageSettings[] = [
  { type: 'round_robin', group_count: 2, group_size: 4, legs: 1, best_of: 1, tie_at_cut: 'decider' },
  { type: 'single_elimination', size: 2, best_of: 1, final_best_of: null, third_place: false },
];
const PLAYERS = 6;

/** As a click waits: a key is lost on a button that waits for the last command's answer. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

test('an admin draws the groups in one window, a guest sees each place appear, and a player finds their group', async ({
  openWindow,
}) => {
  const staff = await staffOfSite();
  const tournament = await openTournament(staff, GROUPS, 8);
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, index) => newPlayer(`组员${index + 1}`)));
  const pace = createPace(1, 1);
  for (const player of players) await enter(player, tournament, pace);
  await checkInAll(staff, players, tournament.id, 600);
  const [desk, guest] = [await openWindow({ player: staff.admin }), await openWindow()];
  await Promise.all([
    desk.goto(`/admin/groups?event=${tournament.id}`),
    guest.goto(`/solo-tournaments/${tournament.id}`),
  ]);
  const watched = guest.getByRole('main');

  await desk.getByRole('button', { name: '抽下一个' }).click();
  await expect(watched.getByText('已抽出 1 / 6')).toBeVisible();
  await desk.getByRole('button', { name: '抽完本组' }).click();
  await expect(watched.getByText('已抽出 3 / 6')).toBeVisible();
  await desk.getByRole('button', { name: '抽完本组' }).click();
  await expect(watched.getByText('已抽出 6 / 6')).toBeVisible();

  // by the keyboard: one of group A stands in no group, and comes back
  const seat = desk.getByRole('listitem', { name: 'A 组' }).getByRole('button').first();
  const name = (await seat.textContent()) ?? '';
  await press(seat);
  await press(desk.getByRole('button', { name: '放到「未分组」' }));
  await expect(watched.getByText('已抽出 5 / 6')).toBeVisible();
  await expect(desk.getByRole('button', { name: '锁定分组' })).toBeDisabled();
  await press(desk.getByRole('button', { name, exact: true }));
  await press(desk.getByRole('button', { name: '放到「A 组」' }));
  await expect(watched.getByText('已抽出 6 / 6')).toBeVisible();

  await desk.getByRole('button', { name: '锁定分组' }).click();
  await expect(watched.getByText('分组已锁定')).toBeVisible();

  await startTournament(staff, tournament.id);
  const mine = await openWindow({ player: players[0]! });
  await mine.goto(`/dashboard/my-group?event=${tournament.id}`);
  await expect(mine.getByRole('heading', { name: '怎么出线' })).toBeVisible();
  await expect(mine.getByText('若自己全胜', { exact: false }).first()).toBeVisible();
  await expect(mine.getByRole('heading', { name: '我的赛程' })).toBeVisible();
  await mine.getByRole('link', { name: '全部小组' }).click();
  await expect(mine.getByRole('region', { name: 'B 组积分' })).toBeVisible();
});
