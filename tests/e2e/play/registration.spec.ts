import { profileApi } from '@pailei/contracts/people/profile/profile.api';
import { codeOf, pairs } from '@pailei/tests/support/deck-codes';
import { myPanelPath, openTournament } from '../support/match.ts';
import { newMember } from '../support/new-accounts.ts';
import { staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

test('who enters an event for the first time is asked for the game id, which the profile keeps', async ({
  openWindow,
}) => {
  const [staff, player] = [await staffOfSite(), await newMember('初来')];
  const tournament = await openTournament(staff);
  const page = await openWindow({ player });
  await page.goto(myPanelPath(tournament.id));
  const enter = page.getByRole('main').getByRole('button', { name: '报名', exact: true });
  await enter.click();
  const dialog = page.getByRole('dialog', { name: '填写游戏 ID' });
  await dialog.getByRole('button', { name: '报名' }).click();
  await expect(dialog.getByText('游戏 ID 不能为空')).toBeVisible();
  await dialog.getByLabel('游戏 ID').fill('青石#5210');
  await dialog.getByRole('button', { name: '报名' }).click();
  await expect(dialog).toBeHidden();
  await expect(enter).toBeHidden();
  await expect.poll(async () => (await player.site.call(profileApi.update, { body: {} })).game_id).toBe('青石#5210');
});

test('a paste of unknown skins asks for the class, and names the lines that hold no deck', async ({ openWindow }) => {
  const player = await newMember('皮肤');
  const page = await openWindow({ player });
  const skin = codeOf(pairs(8_001, 15), { hero: 101_648 });
  await page.goto('/decks/import');
  const dialog = page.getByRole('dialog', { name: '导入卡组' });
  await dialog.getByLabel('卡组码').fill(`${skin}\nnotacode\nAAEC\n`);
  await expect(dialog.getByText('1 副待选职业 · 1 项无效')).toBeVisible();
  await expect(dialog.getByText('第 3 行', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^1 行没有卡组码，已跳过：/)).toContainText('第 2 行');
  await dialog.getByRole('group', { name: '「未命名卡组」的职业' }).getByRole('button', { name: '猎人' }).click();
  await dialog.getByRole('button', { name: '导入 1 副' }).click();
  await expect(page.getByRole('list', { name: '卡组' })).toContainText('猎人');
});
