import type { Locator, Page } from '@playwright/test';
import { expertsApi } from '@pailei/contracts/people/experts/experts.api';
import { photo } from '../../support/images.ts';
import { newPlayer, staffOfSite, type Player } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const ACHIEVEMENTS = '连续三个赛季进入城市赛八强，去年公开赛亚军。';
const AT_ONCE = { timeout: 3_000 };

const png = { name: '战绩.png', mimeType: 'image/png', buffer: await photo('png', 640, 400) };

/** The loaded images in a place, as wide as they really are. */
const widths = (place: Locator): Promise<number[]> =>
  place.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

async function openApplication(page: Page): Promise<void> {
  await page.goto('/profile/expert');
  await expect(page.getByRole('heading', { name: '申请认证' })).toBeVisible();
}

async function addImage(page: Page): Promise<void> {
  await page.getByLabel('选择证明图片').setInputFiles(png);
  await expect(page.getByText('正在上传图片…')).toBeHidden();
  await expect.poll(() => widths(page.getByRole('main'))).toEqual([640]);
}

/** The admins' list as it stands open, narrowed to one player so that other stories do not come between. */
async function openApplications(page: Page, { username }: Player): Promise<Locator> {
  await page.goto(`/admin/expert-applications?search=${encodeURIComponent(username)}`);
  await expect(page.getByText('没有符合条件的申请。')).toBeVisible();
  return page.getByRole('row', { name: new RegExp(username) });
}

test('an application is answered live on both sides, and made again until it is approved', async ({ openWindow }) => {
  const player = await newPlayer('高手');
  const { admin } = await staffOfSite();
  const adminPage = await openWindow({ player: admin });
  const row = await openApplications(adminPage, player);
  const open = await openWindow({ player });

  await openApplication(open);
  await open.getByLabel('游戏 ID').fill('青石#1001');
  await open.getByLabel('最高段位').fill('传说 120');
  await open.getByLabel('成绩与经历').fill(ACHIEVEMENTS);
  await addImage(open);
  await open.getByRole('button', { name: '提交申请' }).click();
  await expect(toast(open, '申请已提交')).toBeVisible();
  await expect(open.getByText(/申请正在审核中/)).toBeVisible();
  await expect.poll(() => widths(open.getByRole('main'))).toEqual([320]);
  await expect(row).toBeVisible(AT_ONCE);

  await row.getByRole('button', { name: player.username }).click();
  const panel = adminPage.getByRole('dialog', { name: player.username, exact: true });
  await expect(panel.getByText(ACHIEVEMENTS)).toBeVisible();
  await panel.getByRole('button', { name: '放大证明图片 1' }).click();
  const viewer = adminPage.getByRole('dialog', { name: '证明图片 1 / 1' });
  await expect.poll(() => widths(viewer)).toEqual([640]);
  await adminPage.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(panel).toBeVisible();

  await panel.getByRole('button', { name: '未通过' }).click();
  const dialog = adminPage.getByRole('dialog', { name: `不通过「${player.username}」的申请` });
  await dialog.getByRole('button', { name: '不通过申请' }).click();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await dialog.getByLabel('原因').fill('请补充城市赛的名次截图');
  await dialog.getByRole('button', { name: '不通过申请' }).click();
  await expect(toast(adminPage, `「${player.username}」的申请未通过`)).toBeVisible();
  await expect(open.getByRole('status').getByText('请补充城市赛的名次截图')).toBeVisible(AT_ONCE);
  await adminPage.keyboard.press('Escape');
  await adminPage.mouse.move(0, 0);
  await expect(row).toBeHidden();

  await expect(open.getByLabel('成绩与经历')).toHaveValue(ACHIEVEMENTS);
  await addImage(open);
  await open.getByRole('button', { name: '重新提交申请' }).click();
  await expect(row).toBeVisible(AT_ONCE);
  await row.getByRole('button', { name: player.username }).click();
  await panel.getByRole('button', { name: '通过', exact: true }).click();
  await expect(toast(adminPage, `「${player.username}」已通过专家认证`)).toBeVisible();
  await expect(open.getByRole('main').getByText('已通过', { exact: true })).toBeVisible(AT_ONCE);
  await expect(open.getByText(/你是认证专家/)).toBeVisible();
  await open.goto(`/players/${player.user.id}`);
  await expect(open.getByRole('main').getByRole('img', { name: '认证专家' })).toBeVisible();
});

test('what is wrong with the form or a file is said at its field', async ({ openWindow }) => {
  const open = await openWindow({ player: await newPlayer('新手') });
  await openApplication(open);
  await open.getByLabel('游戏 ID').fill('');
  await open.getByRole('button', { name: '提交申请' }).click();
  await expect(open.getByText('游戏 ID 不能为空')).toBeVisible();
  await expect(open.getByText('请填写最高段位')).toBeVisible();
  await expect(open.getByText('成绩与经历至少 10 个字符')).toBeVisible();

  const files = open.getByLabel('选择证明图片');
  await files.setInputFiles({ name: '笔记.txt', mimeType: 'text/plain', buffer: Buffer.from('战绩') });
  await expect(open.getByText('「笔记.txt」只支持 jpg、jpeg、png 或 gif 图片')).toBeVisible();
  await files.setInputFiles({ ...png, name: '大图.png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(open.getByText('「大图.png」图片不能超过 5 MB')).toBeVisible();
  await files.setInputFiles(['一', '二', '三', '四'].map((name) => ({ ...png, name: `${name}.png` })));
  await expect(open.getByText('证明图片最多 3 张')).toBeVisible();
  await expect(open.getByRole('button', { name: '添加图片' })).toBeHidden();
  await open.getByRole('button', { name: '移除 三.png' }).click();
  await expect(open.getByRole('button', { name: '添加图片' })).toBeVisible();
});

test('a new application never moves the rows under the pointer, and a verdict that comes too late is refused', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 409/);
  const { admin } = await staffOfSite();
  const first = await newPlayer('先到');
  const second = await newPlayer('后到');
  const game_id = `擂台#${crypto.randomUUID().slice(0, 8)}`;
  const apply = ({ site }: Player) =>
    site.call(expertsApi.apply, { body: { game_id, best_rank: '传说 8', achievements: ACHIEVEMENTS } });
  const { applications } = await apply(first);

  const adminPage = await openWindow({ player: admin });
  await adminPage.goto(`/admin/expert-applications?search=${encodeURIComponent(game_id)}`);
  const rowOf = ({ username }: Player) => adminPage.getByRole('row', { name: new RegExp(username) });
  await rowOf(first).hover();
  await apply(second);
  await expect(adminPage.getByRole('button', { name: /1 份新申请/ })).toBeVisible(AT_ONCE);
  await expect(rowOf(second)).toBeHidden();
  await adminPage.getByRole('button', { name: /1 份新申请/ }).click();
  await expect(rowOf(second)).toBeVisible();

  await rowOf(first).getByRole('button').click();
  const panel = adminPage.getByRole('dialog', { name: first.username, exact: true });
  await panel.getByRole('button', { name: '未通过' }).click();
  await admin.site.call(expertsApi.approve, { params: { id: applications[0]?.id ?? '' } });
  const dialog = adminPage.getByRole('dialog', { name: /^不通过/ });
  await dialog.getByLabel('原因').fill('名次无法核实');
  await dialog.getByRole('button', { name: '不通过申请' }).click();
  await expect(toast(adminPage, /刚被其他管理员处理/)).toBeVisible();
  await expect(panel.getByText('已通过')).toBeVisible();
  await expect(panel.getByRole('button', { name: '撤销认证' })).toBeVisible();
});
