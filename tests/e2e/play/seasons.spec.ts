import { adminSeasonsApi } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { buildRunningMatch, playGame } from '../support/match.ts';
import { staffOfSite } from '../support/players.ts';
import { openRendered } from '../support/rendered.ts';
import { expect, test } from '../support/test.ts';

/** Long ago, so that no event of other stories falls into it: its event is put in by hand. */
const SEASON = {
  number: 9,
  name: '立春赛季',
  starts_at: '2015-02-04T00:00:00.000Z',
  ends_at: '2015-05-04T00:00:00.000Z',
};
const PRIZES = { account: { bands: [{ place_to: 1, points: 800 }], participation: 0 }, team: null };

test('an admin enters a season that was played elsewhere; its page says so, and the hall of fame leads to it', async ({
  openWindow,
  page,
}) => {
  const { admin } = await staffOfSite();
  const desk = await openWindow({ player: admin });
  await desk.goto('/admin/seasons');
  await desk.getByRole('button', { name: '录入往届赛季' }).click();
  const form = desk.getByRole('dialog', { name: '录入往届赛季' });
  await form.getByRole('textbox', { name: '编号' }).fill('2');
  await form.getByRole('textbox', { name: '名称' }).fill('谷雨赛季');
  await form.getByLabel('开始时间').fill('2014-03-01T08:00');
  await form.getByLabel('结束时间').fill('2014-06-01T08:00');
  await form.getByRole('textbox', { name: '冠军' }).fill('听雨楼');
  await form.getByRole('textbox', { name: '名次' }).fill('3 夜航船');
  await form.getByRole('button', { name: '录入', exact: true }).click();
  await expect(form.getByText('名次应从 2 起依次写')).toBeVisible();
  await form.getByRole('textbox', { name: '名次' }).fill('2 夜航船');
  await form.getByRole('button', { name: '录入', exact: true }).click();
  await expect(form).toBeHidden();

  await page.goto('/season');
  await page.getByRole('listitem').filter({ hasText: '谷雨赛季' }).getByRole('link', { name: '看冠军页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '听雨楼' })).toBeVisible();
  await expect(page.getByText('由管理员手工录入')).toBeVisible();
  await expect(page.getByRole('region', { name: '名次' })).toContainText('夜航船');
});

test('the table moves in an open page when an event ends; closing the season names its champion and pays', async ({
  openWindow,
  page,
}) => {
  const running = await buildRunningMatch();
  const { tournament, a: champion } = running;
  const { admin } = await staffOfSite();
  const season = await admin.site.call(adminSeasonsApi.create, { body: { ...SEASON, prizes: PRIZES } });
  const params = { id: season.id, tournament_id: tournament.id };
  await admin.site.call(adminSeasonsApi.setEvent, { params, body: { tier: 'A', is_excluded: false } });
  const desk = await openWindow({ player: admin });
  await desk.goto('/admin/seasons');
  await desk.getByRole('tab', { name: '结束与奖励' }).click();
  await expect(desk.getByText('还有 1 项计分赛事没有结束。')).toBeVisible();
  await openRendered(page, '/season');
  await expect(page.getByRole('heading', { level: 1, name: SEASON.name })).toBeVisible();
  await expect(page.getByText('暂无积分')).toBeVisible();

  await playGame(running, 'a');
  await playGame(running, 'a');

  const row = page.getByRole('row').filter({ hasText: champion.username });
  // 400 × 1.5, 20 for being there, 10 for the win
  await expect(row).toContainText('630');
  const frame = page.getByRole('region', { name: '选手积分榜' });
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await row.getByRole('button', { name: `${champion.username} 的积分是怎么来的` }).click();
  const facts = page.getByRole('region', { name: `${champion.username} 的积分` });
  await expect(facts).toContainText('400 × 1.5 + 20 + 1 × 10');
  await expect(facts.getByRole('link', { name: tournament.name })).toBeVisible();
  // to the match itself, which another bundle shows
  await expect(facts.getByRole('link', { name: `胜 ${running.b.username}` })).toHaveAttribute(
    'href',
    new RegExp(`^/solo-tournaments/${tournament.id}/match-view\\?match=`),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: '表格 CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`S${SEASON.number} ${SEASON.name}-积分榜.csv`);
  const onAir = await openWindow();
  await onAir.goto(`/match-view?season=${SEASON.number}`);
  await expect(onAir.getByText(champion.username)).toBeVisible();

  await desk.reload();
  await desk.getByRole('tab', { name: '结束与奖励' }).click();
  await expect(desk.getByRole('list', { name: '奖励' })).toContainText(champion.username);
  await desk.getByRole('button', { name: `结束 S${SEASON.number}` }).click();
  await expect(desk.getByRole('button', { name: `重新开启 S${SEASON.number}` })).toBeVisible();

  await page.goto(`/season/s${SEASON.number}`);
  await expect(page.getByRole('heading', { level: 1, name: champion.username })).toBeVisible();
  await expect(page.getByRole('region', { name: '冠军历程' })).toContainText(running.b.username);
  const own = await openWindow({ player: champion });
  await own.goto('/');
  await expect(own.getByRole('banner')).toBeVisible();
  await own.keyboard.press('Control+k');
  await own.getByRole('dialog', { name: '搜索' }).getByRole('combobox').fill(SEASON.name);
  await own.getByRole('option', { name: `S${SEASON.number} ${SEASON.name}` }).click();
  await expect(own.getByRole('heading', { level: 1, name: champion.username })).toBeVisible();
  await own.goto('/profile?tab=points');
  await expect(own.getByRole('row', { name: /赛季奖励/ })).toContainText('+800');
});
