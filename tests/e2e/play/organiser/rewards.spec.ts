import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { buildRunningMatch, openTournament, playGame } from '../../support/match.ts';
import { freshName, newPlayer, staffOfSite } from '../../support/players.ts';
import { expect, test } from '../../support/test.ts';
import { notification, toast } from '../../support/locators.ts';

test('the champion is notified of the points, finds them in the ledger, and opens the event', async ({
  openWindow,
}) => {
  const running = await buildRunningMatch();
  const { tournament, a: champion } = running;
  const page = await openWindow({ player: champion });
  await page.goto('/profile?tab=points');
  await expect(page.getByText('暂无记录')).toBeVisible();

  await playGame(running, 'a');
  await playGame(running, 'a');

  const card = notification(page, '积分 +500');
  await expect(card).toContainText(`「${tournament.name}」第 1 名`);
  const line = page.getByRole('row', { name: new RegExp(tournament.name) });
  await expect(line).toContainText('+500');
  await expect(page.getByRole('link', { name: '积分 500' })).toBeVisible();
  await line.getByRole('link', { name: '赛事奖励' }).click();
  await expect(page).toHaveURL(new RegExp(`/solo-tournaments/${tournament.id}`));
  const places = page.getByRole('listitem');
  await expect(places.filter({ hasText: champion.username }).filter({ hasText: '第 1 名' })).toContainText('+500');
  await expect(places.filter({ hasText: running.b.username }).filter({ hasText: '第 2 名' })).toContainText('+300');
});

test('an event with rewards of its own shows them before anybody enters', async ({ openWindow, page }) => {
  const { admin } = await staffOfSite();
  const organiser = await openWindow({ player: admin });
  await organiser.goto('/admin/solo-management/new');
  const name = freshName('奖金杯 ');
  const form = organiser.getByRole('main');
  await form.getByLabel('赛事名称').fill(name);
  await form.getByLabel('积分奖励').click();
  await organiser.getByRole('option', { name: '自定奖励表' }).click();
  await form.getByLabel('从第 1 名起的一档的积分').fill('900');
  await form.getByLabel('从第 2 名起的一档的积分').fill('901');
  await form.getByRole('button', { name: '存为草稿' }).click();
  await expect(form.getByText('积分不能多于上一档')).toBeVisible();
  await form.getByLabel('从第 2 名起的一档的积分').fill('450');
  await form.getByRole('button', { name: '存为草稿' }).click();
  await expect(organiser.getByRole('heading', { name })).toBeVisible();
  const id = new URL(organiser.url()).pathname.split('/').at(-1) ?? '';
  await admin.site.call(tournamentsApi.openRegistration, { params: { id }, body: {} });

  await page.goto(`/solo-tournaments/${id}`);
  const rewards = page.getByRole('region', { name: '奖励' });
  await expect(rewards.getByText('900')).toBeVisible();
  await expect(rewards.getByText('450')).toBeVisible();
});

test('an admin changes the rewards of the site, and every open page of an event follows', async ({ openWindow }) => {
  const staff = await staffOfSite();
  const event = await openTournament(staff);
  await staff.admin.site.call(tournamentsApi.update, { params: { id: event.id }, body: { capacity: 8 } });
  const [admin, player] = [
    await openWindow({ player: staff.admin }),
    await openWindow({ player: await newPlayer('奖励') }),
  ];
  await player.goto(`/solo-tournaments/${event.id}`);
  await admin.goto('/admin/system-settings');
  const table = admin.getByRole('group', { name: '名次奖励' });
  await table.getByLabel('从第 3 名起的一档的积分').fill('301');
  await admin.getByRole('button', { name: '保存 1 项更改' }).click();
  await expect(table.getByText('积分不能多于上一档')).toBeVisible();
  await table.getByLabel('从第 3 名起的一档的积分').fill('199');
  await admin.getByRole('button', { name: '保存 1 项更改' }).click();
  await expect(toast(admin, '设置已保存')).toBeVisible();
  await expect(player.getByRole('region', { name: '奖励' }).getByText('199')).toBeVisible();
  await table.getByLabel('从第 3 名起的一档的积分').fill('200');
  await admin.getByRole('button', { name: '保存 1 项更改' }).click();
  await expect(player.getByRole('region', { name: '奖励' }).getByText('200')).toBeVisible();
});
