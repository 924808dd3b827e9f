import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.ts';
import { buildBattleTeam } from '../../support/battles.ts';
import { newStaff } from '../../support/new-accounts.ts';
import { openTeamEvent } from '../../support/team-events.ts';
import { expect, test } from '../../support/test.ts';

const LIVE = { timeout: 8_000 };

test('an admin adds a team by hand, finds another by a player, and checks its players in one by one', async ({
  openWindow,
}) => {
  test.slow();
  const { admin, referee } = await newStaff();
  const id = await openTeamEvent(admin);
  const params = { id };
  const [added, entered] = [await buildBattleTeam(3), await buildBattleTeam(3)];
  const account_ids = entered.all.slice(0, 3).map(({ user }) => user.id);

  const desk = await openWindow({ player: admin });
  await desk.goto(`/admin/registrations?event=${id}&state=all`);
  await entered.captain.site.call(teamEventsApi.enter, { params, body: { account_ids } });
  const list = desk.getByRole('table');
  await expect(list.getByRole('row', { name: entered.name })).toContainText(`队长 ${entered.captain.username}`, LIVE);

  await desk.getByRole('button', { name: '添加战队' }).click();
  const dialog = desk.getByRole('dialog', { name: '添加战队' });
  await dialog.getByLabel('战队', { exact: true }).first().fill(added.name);
  await dialog.getByRole('button', { name: added.name }).click();
  for (const { user } of added.all.slice(0, 3)) await dialog.getByRole('checkbox', { name: user.username }).click();
  await dialog.getByLabel('原因').fill('现场报名');
  await dialog.getByRole('button', { name: '添加，3 人参赛' }).click();
  await expect(dialog).toBeHidden(LIVE);
  // a list that is pointed at holds its rows
  await desk.mouse.move(0, 0);
  await expect(list.getByRole('row', { name: added.name })).toContainText('3 人', LIVE);
  await expectAccessible(desk);

  await referee.site.call(tournamentsApi.openCheckIn, { params, body: { seconds: 600 } });
  const [captain] = entered.all;
  await desk.goto(`/admin/participants?event=${id}&search=${encodeURIComponent(captain!.user.username)}`);
  const participants = desk.getByRole('table');
  await expect(participants.getByRole('row')).toHaveCount(2, LIVE);
  await participants.getByText(entered.name, { exact: true }).click();
  await desk.getByRole('button', { name: `代 ${captain!.user.username} 签到` }).click();
  await desk.getByRole('button', { name: '关闭' }).click();
  await expect(participants.getByRole('row', { name: entered.name })).toContainText('已签到', LIVE);
  await expectFitsPhone(desk);
});
