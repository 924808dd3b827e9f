import { buildBattleTeam, lockLineUp, type BattleTeam } from '../../support/battles.ts';
import { newStaff } from '../../support/new-accounts.ts';
import { openTeamEvent, startWithTeams, TEAM_SIZE } from '../../support/team-events.ts';
import { expect, test } from '../../support/test.ts';

const LIVE = { timeout: 8_000 };
const BENCH = 2;

test('the lobby of team events leads to an event whose number of substitutions an admin changes, and a captain has it', async ({
  openWindow,
}) => {
  test.slow();
  const staff = await newStaff();
  const id = await openTeamEvent(staff.admin);
  const page = await openWindow({ player: staff.admin });
  await page.goto('/tournaments');
  await expect(page.getByRole('heading', { name: '团体赛大厅', level: 1 })).toBeVisible();
  await page.locator(`a[href="/solo-tournaments/${id}"]`).first().click();
  await expect(page.getByRole('navigation', { name: '位置' })).toContainText('团体赛');

  await page.goto(`/admin/solo-management/${id}/edit`);
  await page.getByRole('combobox', { name: '换人次数' }).click();
  await page.getByRole('option', { name: '双方各可换人 2 次' }).click();
  await page.getByRole('button', { name: '保存 1 项更改' }).click();
  await expect(page.getByText('没有未保存的更改')).toBeVisible(LIVE);

  const size = TEAM_SIZE + BENCH;
  const teams: [BattleTeam, BattleTeam] = [await buildBattleTeam(size - 1), await buildBattleTeam(size - 1)];
  const battle = await startWithTeams(id, staff, teams, size);
  const { captain, all } = battle.teams.a;
  const window = await openWindow({ player: captain });
  await window.goto(`/teams/battle?battleId=${battle.id}`);
  await expect(window.getByText(/可换人 2 次/)).toBeVisible(LIVE);
  await lockLineUp(battle, 'a', TEAM_SIZE);
  await lockLineUp(battle, 'b', TEAM_SIZE);

  for (const [index, left] of ['还剩 1 次', '已用完'].entries()) {
    await window.getByRole('button', { name: '换人' }).click(LIVE);
    const panel = window.getByRole('region', { name: '换人' });
    await panel
      .getByRole('radiogroup', { name: '换下谁' })
      .getByRole('radio', { name: new RegExp(all[index]!.user.username) })
      .click();
    await panel.getByRole('button', { name: new RegExp(`^换上「${all[TEAM_SIZE + index]!.user.username}」`) }).click();
    await expect(window.getByText(left).first()).toBeVisible(LIVE);
  }
  await expect(window.getByRole('button', { name: '换人' })).toBeDisabled();
});

test('a captain looks at the stage as spectators see it on the narrowest phone', async ({ openWindow }) => {
  const staff = await newStaff();
  const id = await openTeamEvent(staff.admin);
  const battle = await startWithTeams(id, staff, [
    await buildBattleTeam(TEAM_SIZE - 1),
    await buildBattleTeam(TEAM_SIZE - 1),
  ]);
  const page = await openWindow({ player: battle.teams.a.captain, viewport: { width: 320, height: 640 } });
  await page.goto(`/teams/battle?battleId=${battle.id}&view=spectator`);
  const stage = page.getByRole('region', { name: '团队战比分' });
  for (const { name } of [battle.teams.a, battle.teams.b])
    await expect(stage.getByText(name).first()).toBeVisible(LIVE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: '回到队长视角' }).click();
  await expect(page).not.toHaveURL(/view=spectator/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
