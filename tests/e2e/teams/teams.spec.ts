import type { Page } from '@playwright/test';
import { photo } from '../../support/images.ts';
import { expectAccessible, expectFitsPhone } from '../support/accessibility.ts';
import { notification, toast } from '../support/locators.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { freshTeamName, newExpert } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const AT_ONCE = { timeout: 3_000 };

async function sendTeam(page: Page, name: string): Promise<void> {
  await page.goto('/teams/create');
  await page.getByLabel('战队名称').fill(name);
  await page.getByLabel('标签').fill('长安');
  await page.getByLabel('口号').fill('夜里出门，天亮归队');
  await expectAccessible(page);
  const preview = page.getByRole('group', { name: '名片预览' });
  await expect(preview.getByText(name)).toBeVisible();
  await expect(preview.getByText('夜里出门，天亮归队')).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText(`「${name}」正在审核中`)).toBeVisible();
}

test('a team is founded, refused, corrected and approved, gains a player, changes its captain and is disbanded, live for all three', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  test.setTimeout(180_000);
  const { admin } = await staffOfSite();
  const [founder, applicant] = [await newExpert('创队'), await newPlayer('入队')];
  const name = freshTeamName();
  const [adminPage, founderPage, applicantPage] = [
    await openWindow({ player: admin }),
    await openWindow({ player: founder }),
    await openWindow({ player: applicant, theme: 'light' }),
  ];

  await test.step('review', async () => {
    await adminPage.goto(`/admin/teams?search=${name}`);
    await expect(adminPage.getByText('没有符合条件的战队。')).toBeVisible();
    await applicantPage.goto(`/teams?search=${name}&sort=newest`);
    await expect(applicantPage.getByText('没有符合条件的战队，换个条件看看。')).toBeVisible();
    await sendTeam(founderPage, name);
    const row = adminPage.getByRole('row', { name: new RegExp(name) });
    await expect(row).toBeVisible(AT_ONCE);
    await row.getByRole('button', { name }).click();
    const panel = adminPage.getByRole('dialog', { name, exact: true });
    await panel.getByRole('button', { name: '驳回' }).click();
    const dialog = adminPage.getByRole('dialog', { name: `驳回「${name}」` });
    await dialog.getByLabel('原因').fill('请补充战队介绍');
    await dialog.getByRole('button', { name: '驳回战队' }).click();
    await expect(founderPage.getByRole('main').getByText('请补充战队介绍')).toBeVisible(AT_ONCE);
    await founderPage.getByLabel('战队介绍').fill('每周二四六晚上训练。');
    await founderPage.getByRole('button', { name: '修改并重新提交' }).click();
    await expect(panel.getByText('每周二四六晚上训练。')).toBeVisible(AT_ONCE);
    await panel.getByRole('button', { name: '通过', exact: true }).click();
    await expect(founderPage.getByRole('heading', { level: 1, name })).toBeVisible(AT_ONCE);
  });

  await test.step('application', async () => {
    const row = applicantPage.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible(AT_ONCE);
    await expectAccessible(applicantPage);
    await expectFitsPhone(applicantPage);
    await row.getByRole('button', { name: '申请加入' }).click();
    const dialog = applicantPage.getByRole('dialog', { name: `申请加入「${name}」` });
    await dialog.getByLabel('留言').fill('每周二四六晚上都在');
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(row.getByText('已申请')).toBeVisible(AT_ONCE);
    const requests = founderPage.getByRole('list', { name: '申请' });
    await expect(requests.getByText('每周二四六晚上都在')).toBeVisible(AT_ONCE);
    await requests.getByRole('button', { name: '通过' }).click();
    await expect(toast(founderPage, `「${applicant.username}」已加入战队`)).toBeVisible();
    await expect(row.getByText('我的战队')).toBeVisible(AT_ONCE);
    await expect(founderPage.getByRole('row', { name: new RegExp(applicant.username) })).toBeVisible(AT_ONCE);
  });

  await test.step('inside', async () => {
    await applicantPage.goto('/teams/my');
    await expect(applicantPage.getByRole('heading', { level: 1, name })).toBeVisible();
    await founderPage.getByLabel('写公告').fill('周六八点集合');
    await founderPage.getByRole('button', { name: '发布公告' }).click();
    await expect(applicantPage.getByText('周六八点集合')).toBeVisible(AT_ONCE);
    await founderPage.getByRole('button', { name: '置顶' }).click();
    await expect(applicantPage.getByText('置顶', { exact: true })).toBeVisible(AT_ONCE);
    await expectAccessible(founderPage);
    await expectFitsPhone(founderPage);
    await expectAccessible(applicantPage);
  });

  await test.step('hand-over', async () => {
    await founderPage.getByRole('button', { name: `管理 ${applicant.username}` }).click();
    await founderPage.getByRole('menuitem', { name: '移交队长' }).click();
    await founderPage.getByRole('button', { name: '发起移交' }).click();
    await applicantPage.getByRole('button', { name: '接任队长' }).click(AT_ONCE);
    await expect(applicantPage.getByRole('button', { name: '管理战队' })).toBeVisible(AT_ONCE);
    await expect(applicantPage.getByRole('button', { name: '接任队长' })).toBeHidden(AT_ONCE);
    // its card lies where the menu opens
    await notification(applicantPage, '邀请你接任队长').getByRole('button', { name: '关闭' }).click();
    await expect(founderPage.getByRole('button', { name: '退出战队' })).toBeVisible(AT_ONCE);
  });

  await test.step('end', async () => {
    await applicantPage.getByRole('button', { name: '管理战队' }).click();
    await applicantPage.getByRole('menuitem', { name: '解散战队' }).click();
    const dialog = applicantPage.getByRole('dialog', { name: `解散「${name}」` });
    await dialog.getByLabel(/^输入战队名称/).fill(name.slice(1));
    await dialog.getByRole('button', { name: '解散战队' }).click();
    await expect(dialog.getByText('输入的名称与战队名称不一致')).toBeVisible();
    await expect(founderPage.getByRole('heading', { level: 1, name })).toBeVisible();
    await dialog.getByLabel(/^输入战队名称/).fill(name);
    await dialog.getByRole('button', { name: '解散战队' }).click();
    await expect(applicantPage.getByRole('heading', { name: '没有战队' })).toBeVisible(AT_ONCE);
    await expect(founderPage.getByRole('heading', { name: '没有战队' })).toBeVisible(AT_ONCE);
    await expect(adminPage.getByRole('dialog', { name, exact: true }).getByText('已解散')).toBeVisible(AT_ONCE);
  });
});

test('players come by an invitation or a link, and what is refused is said where it was asked', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of (?:404|409|422)/);
  test.setTimeout(120_000);
  const { admin } = await staffOfSite();
  const [founder, invited, linked] = [await newExpert('发邀'), await newPlayer('受邀'), await newPlayer('链接')];
  const name = freshTeamName();
  const page = await openWindow({ player: founder });
  await sendTeam(page, name);
  const adminPage = await openWindow({ player: admin });
  await adminPage.goto(`/admin/teams?search=${name}`);
  await adminPage
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name })
    .click();
  await adminPage.getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(AT_ONCE);

  const invitedPage = await openWindow({ player: invited });
  await invitedPage.goto('/teams/invitations');
  await expect(invitedPage.getByRole('heading', { name: '没有邀请' })).toBeVisible();
  await page.getByRole('button', { name: '邀请成员' }).click();
  await page.getByRole('button', { name: '按用户名邀请' }).click();
  await page.getByLabel('用户名').fill(`没有这个人${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: '发出邀请' }).click();
  await expect(page.getByText('没有这个用户')).toBeVisible();
  await page.getByLabel('用户名').fill(invited.username);
  await page.getByRole('button', { name: '发出邀请' }).click();
  const invitation = invitedPage.getByRole('list', { name: '我收到的邀请' });
  await expect(invitation.getByText(name)).toBeVisible(AT_ONCE);
  await expectAccessible(invitedPage);
  await expectFitsPhone(invitedPage);
  await invitation.getByRole('button', { name: '接受' }).click();
  await invitedPage.getByRole('button', { name: '加入战队' }).click();
  await expect(page.getByRole('row', { name: new RegExp(invited.username) })).toBeVisible(AT_ONCE);

  await page.getByRole('button', { name: '邀请成员' }).click();
  await page.getByRole('button', { name: '创建邀请链接' }).click();
  await page.getByRole('button', { name: '创建链接' }).click();
  const address = await page.getByRole('textbox', { name: '链接' }).inputValue();
  await page.getByRole('button', { name: '完成' }).click();
  const linkedPage = await openWindow({ player: linked });
  await linkedPage.goto(address);
  await linkedPage.getByRole('button', { name: `加入「${name}」` }).click();
  await expect(linkedPage.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(linked.username) })).toBeVisible(AT_ONCE);
  const late = await openWindow({ player: await newPlayer('迟到') });
  await late.goto(address);
  await expect(late.getByText('邀请链接已过期或已用完')).toBeVisible();

  await page.getByRole('button', { name: `管理 ${linked.username}` }).click();
  await page.getByRole('menuitem', { name: '移出战队' }).click();
  const dialog = page.getByRole('dialog', { name: `将「${linked.username}」移出战队` });
  await dialog.getByLabel('原因').fill('多次缺席训练');
  await dialog.getByRole('button', { name: '移出战队' }).click();
  await expect(linkedPage.getByRole('heading', { name: '没有战队' })).toBeVisible(AT_ONCE);
});

test('a crest is drawn or uploaded, and a name in full-width letters is the same name', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of (?:409|422)/);
  const name = `Crest${crypto.randomUUID().slice(0, 8)}`;
  const first = await openWindow({ player: await newExpert('先名') });
  await sendTeam(first, name);
  const page = await openWindow({ player: await newExpert('后名') });
  await page.goto('/teams/create');
  await page.getByRole('button', { name: '剑', exact: true }).click();
  await expect(page.getByRole('button', { name: '剑', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const picture = { name: '队徽.png', mimeType: 'image/png', buffer: await photo('png', 320, 320) };
  await page.getByLabel('选择队徽图片').setInputFiles(picture);
  await expect(page.getByRole('button', { name: '移除图片' })).toBeVisible();
  await page.getByLabel('选择队徽图片').setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toBeVisible();
  const wide = Array.from(name, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('');
  await page.getByLabel('战队名称').fill(wide);
  await page.getByLabel('标签').fill('同名');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('已有同名的战队，请换一个名称')).toBeVisible();
});
