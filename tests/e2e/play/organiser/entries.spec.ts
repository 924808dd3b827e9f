import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { myPanelPath } from '../../support/match.ts';
import { freshName, newPlayer, staffOfSite, type Player } from '../../support/players.ts';
import { dialogIn } from '../../support/locators.ts';
import { expect, test } from '../../support/test.ts';

const FEE = 40;

/** Open for entries that the staff approve and that cost points. */
async function openPaidEvent(admin: Player): Promise<{ id: string; name: string }> {
  const name = freshName('收费擂 ');
  const { tournament } = await admin.site.call(tournamentsApi.create, {
    body: {
      name,
      capacity: 2,
      settings: { ...DEFAULT_TOURNAMENT_SETTINGS, approval_required: true, entry_fee: FEE } as never,
      times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
    },
  });
  await admin.site.call(tournamentsApi.openRegistration, { params: { id: tournament.id }, body: {} });
  return { id: tournament.id, name };
}

async function playerWith(admin: Player, start: string, amount: number): Promise<Player> {
  const player = await newPlayer(start);
  const params = { id: player.user.id };
  await admin.site.call(pointsApi.adjust, { params, body: { amount, reason: '参赛费测试' } });
  return player;
}

test('an admin answers many entries at once, and a player sees it live and reads where the fee went', async ({
  openWindow,
}) => {
  const { admin } = await staffOfSite();
  const [event, mine, ...others] = await Promise.all([
    openPaidEvent(admin),
    ...['甲', '乙', '丙'].map((start) => playerWith(admin, start, FEE)),
  ]);
  for (const other of others)
    await other.site.call(tournamentsApi.register, { params: { id: event.id }, body: { game_id: '石#1' } });

  const [desk, page] = [await openWindow({ player: admin }), await openWindow({ player: mine! })];
  await desk.goto(`/admin/registrations?event=${event.id}`);
  const list = desk.getByRole('table');
  await expect(list.getByRole('row')).toHaveCount(3);

  await page.goto(myPanelPath(event.id));
  await page
    .getByRole('main')
    .getByRole('button', { name: `报名 · ${FEE} 积分` })
    .click();
  const dialog = dialogIn(page);
  await expect(dialog.getByText(`报名时收取 ${FEE} 积分`)).toBeVisible();
  await dialog.getByRole('button', { name: `报名 · ${FEE} 积分` }).click();
  await expect(dialog).toBeHidden();
  await expect(list.getByRole('row')).toHaveCount(4);

  await desk.getByRole('checkbox', { name: `选择 ${mine!.username}` }).check();
  await desk.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '拒绝' }).click();
  const reason = desk.getByRole('dialog', { name: '拒绝 1 项报名' });
  await reason.getByLabel('原因').fill('资料不全');
  await reason.getByRole('button', { name: '拒绝报名' }).click();
  await expect(page.getByText('原因：资料不全')).toBeVisible();

  for (const other of others) await desk.getByRole('checkbox', { name: `选择 ${other.username}` }).check();
  await desk.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '通过' }).click();
  await expect(desk.getByText('暂无报名')).toBeVisible();

  await page.goto('/profile?tab=points');
  const statement = page.getByRole('region', { name: '积分明细' });
  await expect(statement.getByRole('link', { name: '参赛费退回' })).toHaveAttribute(
    'href',
    `/solo-tournaments/${event.id}`,
  );
});
