import type { Page } from '@playwright/test';
import { photo } from '../../support/images.ts';
import { expectAccessible, expectFitsPhone } from '../support/accessibility.ts';
import { staffOfSite } from '../support/players.ts';
import { buildTeam, freshTeamName } from '../support/teams.ts';
import { dialogIn } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

const AT_ONCE = { timeout: 3_000 };

/** Gives the reason that an action of the staff asks for. */
async function confirm(page: Page, title: string, { reason, label }: { reason: string; label: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
}

async function uploadCrest(page: Page): Promise<void> {
  await page.getByRole('button', { name: '管理战队' }).click();
  await page.getByRole('menuitem', { name: '编辑资料' }).click();
  const dialog = page.getByRole('dialog', { name: '编辑战队资料' });
  const picture = { name: '队徽.png', mimeType: 'image/png', buffer: await photo('png', 320, 320) };
  await dialog.getByLabel('选择队徽图片').setInputFiles(picture);
  await expect(dialog.getByRole('button', { name: '移除图片' })).toBeVisible();
  await dialog.getByRole('button', { name: '保存资料' }).click();
  await expect(dialog).toBeHidden();
}

test('the staff rename a team, take its picture away, give it another captain, disband and restore it; the team sees each at once', async ({
  openWindow,
}) => {
  test.setTimeout(180_000);
  const { admin } = await staffOfSite();
  const { name, captain, members } = await buildTeam(1);
  const [member] = members;
  const renamed = freshTeamName();
  const [adminPage, captainPage, memberPage] = [
    await openWindow({ player: admin }),
    await openWindow({ player: captain }),
    await openWindow({ ...(member && { player: member }), theme: 'light' }),
  ];
  const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
  for (const page of [captainPage, memberPage]) {
    await page.goto('/teams/my');
    await expect(heading(page, name)).toBeVisible();
  }
  await uploadCrest(captainPage);
  const picture = memberPage.getByRole('img', { name: /的队徽$/ }).locator('image');
  await expect(picture).toHaveCount(1, AT_ONCE);
  await adminPage.goto(`/admin/teams?state=all&search=${name}`);
  await adminPage
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name })
    .click();
  const panel = dialogIn(adminPage).first();
  await expectAccessible(adminPage);

  await test.step('crest', async () => {
    await panel.getByRole('button', { name: '移除队徽图片' }).click();
    await confirm(adminPage, `移除「${name}」的队徽图片`, { reason: '图片不雅', label: '移除图片' });
    await expect(picture).toHaveCount(0, AT_ONCE);
  });

  await test.step('name', async () => {
    await panel.getByRole('button', { name: '改名' }).click();
    const dialog = adminPage.getByRole('dialog', { name: `更改「${name}」的名称` });
    await dialog.getByLabel('战队名称').fill(renamed);
    await confirm(adminPage, `更改「${name}」的名称`, { reason: '名称违规', label: '更改名称' });
    for (const page of [captainPage, memberPage]) await expect(heading(page, renamed)).toBeVisible(AT_ONCE);
  });

  await test.step('captain', async () => {
    await panel.getByRole('button', { name: '更换队长' }).click();
    await adminPage.getByRole('radio').click();
    await confirm(adminPage, `更换「${renamed}」的队长`, { reason: '队长失联', label: '更换队长' });
    await expect(memberPage.getByRole('button', { name: '管理战队' })).toBeVisible(AT_ONCE);
    await expect(captainPage.getByRole('button', { name: '退出战队' })).toBeVisible(AT_ONCE);
    await expect(memberPage.getByText(`${member?.username} 接替队长`)).toBeVisible(AT_ONCE);
  });

  await test.step('end and return', async () => {
    await panel.getByRole('button', { name: '解散战队' }).click();
    await confirm(adminPage, `解散「${renamed}」`, { reason: '长期不活跃', label: '解散战队' });
    for (const page of [captainPage, memberPage])
      await expect(page.getByRole('heading', { name: '没有战队' })).toBeVisible(AT_ONCE);
    await panel.getByRole('button', { name: '恢复战队' }).click();
    await confirm(adminPage, `恢复「${renamed}」`, { reason: '误操作', label: '恢复战队' });
    for (const page of [captainPage, memberPage]) await expect(heading(page, renamed)).toBeVisible(AT_ONCE);
    await expectFitsPhone(adminPage);
  });
});
