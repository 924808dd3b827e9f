import { readFile } from 'node:fs/promises';
import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { DECKS } from '@pailei/simulator/people/deck-list';
import type { Page } from '@playwright/test';
import { newPlayer, type Player } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { dialogIn, toast } from '../support/locators.ts';

const [MAGE, , WARRIOR, , PRIEST] = DECKS;
const AT_ONCE = { timeout: 3_000 };

/** What the game's Chinese client copies, then a bare code, a broken one, and the first deck once more. */
const PASTE = [
  `### ${MAGE.name} v3`,
  '# 职业：法师',
  '# 模式：标准模式',
  '#',
  '# 2x (1) 烛火学徒',
  '#',
  MAGE.code,
  '#',
  '# 想要使用这副套牌，请先复制到剪贴板，然后在游戏中点击“新套牌”进行粘贴。',
  WARRIOR.code,
  PRIEST.code.slice(0, 40),
  MAGE.code,
].join('\r\n');

const tile = (page: Page, name: string) => page.getByRole('list', { name: '卡组' }).getByRole('link', { name });
const deckMenu = async (page: Page, action: string) => {
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

async function saveDeck(player: Player, name: string, more: { visibility?: 'public' } = {}): Promise<string> {
  return (await player.site.call(decksApi.create, { body: { name, code: MAGE.code, ...more } })).id;
}

test('a paste of good, bad and doubled decks: the good ones are imported, and the other window shows them by itself', async ({
  openWindow,
}) => {
  const player = await newPlayer('导入');
  const [page, other] = [await openWindow({ player }), await openWindow({ player })];
  await other.goto('/decks');
  await expect(other.getByText('还没有卡组')).toBeVisible();
  await page.goto('/decks/import');
  const paste = page.getByRole('textbox', { name: '卡组码' });
  await paste.fill(PASTE);
  const entries = page.getByRole('list', { name: '识别到的卡组' }).getByRole('listitem');
  await expect(entries).toHaveCount(4);
  await expect(page.getByText('2 副可导入 · 1 副重复 · 1 项无效')).toBeVisible();
  await expect(entries.nth(0)).toContainText('法师 · 标准 · 30 张');
  await expect(entries.nth(1)).toContainText('未命名战士');
  await expect(entries.nth(2)).toContainText('第 11 行');
  await expect(entries.nth(3)).toContainText(`与「${MAGE.name} v3」完全相同`);

  await page.getByRole('button', { name: '定位到第 11 行' }).click();
  await expect(paste).toBeFocused();
  expect(await paste.evaluate(selectedIn)).toBe(PRIEST.code.slice(0, 40));

  await page.reload();
  await expect(paste).toHaveValue(PASTE.replaceAll('\r\n', '\n'));
  await page.getByRole('checkbox', { name: '导入「未命名战士」' }).click();
  await page.getByRole('button', { name: '导入 1 副' }).click();
  await expect(toast(page, '已导入 1 副卡组')).toBeVisible();
  await expect(page).toHaveURL(/\/decks$/);
  for (const window of [page, other]) await expect(tile(window, `${MAGE.name} v3`)).toBeVisible(AT_ONCE);
  await expect(other.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的卡组' })).toContainText(
    '1',
  );
});

function selectedIn(area: Element): string {
  const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}

test('a text that is too long does not come in, and what was pasted before stays', async ({ openWindow }) => {
  const page = await openWindow({
    player: await newPlayer('过长'),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/decks/import');
  const area = page.getByRole('textbox', { name: '卡组码' });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await area.press('Control+V');
  };
  await paste(`${MAGE.code}\n`);
  await expect(page.getByText('1 副可导入')).toBeVisible();
  await paste('A'.repeat(5_000_000));
  await expect(page.getByText('内容过长，最多 100 KB')).toBeVisible();
  expect(await area.evaluate((field) => (field as HTMLTextAreaElement).value.length)).toBe(MAGE.code.length + 1);
  await paste(WARRIOR.code);
  await expect(page.getByText('2 副可导入')).toBeVisible();
  await expect(page.getByText('内容过长')).toBeHidden();
});

test('a deck is looked at, copied, shared and deleted', async ({ openWindow, page: guest, allowErrors }) => {
  allowErrors(/status of 404/);
  const player = await newPlayer('详情');
  const id = await saveDeck(player, '快攻法');
  const page = await openWindow({ player, permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await guest.goto(`/shared-decks/${id}`);
  await expect(guest.getByText('没有找到')).toBeVisible();

  await page.goto('/decks');
  await tile(page, '快攻法').click();
  await expect(page.getByRole('heading', { level: 1, name: '快攻法' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^费用曲线：/ })).toBeVisible();
  await page.getByRole('button', { name: '复制', exact: true }).click();
  await expect(toast(page, '已复制卡组码')).toBeVisible();
  expect(await clipboard()).toBe(MAGE.code);
  await deckMenu(page, '复制为文本');
  await expect(toast(page, '已复制卡组文本')).toBeVisible();
  expect(await clipboard()).toContain('### 快攻法');

  await deckMenu(page, '谁可以看到');
  await page.getByRole('button', { name: '公开', exact: true }).click();
  await page.getByRole('button', { name: '公开卡组' }).click();
  await page.getByRole('button', { name: '复制分享链接' }).click();
  await expect.poll(clipboard).toMatch(new RegExp(`/shared-decks/${id}$`));
  await page.keyboard.press('Escape');

  await guest.goto(new URL(await clipboard()).pathname);
  await expect(guest.getByRole('heading', { level: 1, name: '快攻法' })).toBeVisible();
  await expect(guest.getByRole('link', { name: '编辑' })).toHaveCount(0);
  await guest.getByRole('link', { name: player.username }).click();
  await expect(guest.getByRole('list', { name: '公开卡组' }).getByRole('link', { name: '快攻法' })).toBeVisible();

  await deckMenu(page, '删除卡组');
  await page.getByRole('button', { name: '删除「快攻法」' }).click();
  await expect(toast(page, '卡组已删除')).toBeVisible();
  await expect(page.getByText('还没有卡组')).toBeVisible();
  await guest.goto(`/shared-decks/${id}`);
  await expect(guest.getByText('没有找到')).toBeVisible();
});

test('an earlier version is there with what changed, and can be taken back', async ({ openWindow }) => {
  const player = await newPlayer('版本');
  const id = await saveDeck(player, '常改法');
  const { version } = await player.site.call(decksApi.get, { params: { id } });
  await player.site.call(decksApi.update, { params: { id }, body: { code: DECKS[1].code, version } });
  const page = await openWindow({ player });
  await page.goto(`/decks/${id}`);
  await page.getByRole('button', { name: '恢复到版本 1', exact: true }).click();
  await dialogIn(page).getByRole('button', { name: '恢复到版本 1' }).click();
  await expect(toast(page, '已恢复到版本 1')).toBeVisible();
  await expect(page.getByText('3 个版本')).toBeVisible();
  expect((await player.site.call(decksApi.get, { params: { id } })).code).toBe(MAGE.code);
});

test('the picture to share is a PNG that is named after the deck', async ({ openWindow }) => {
  const player = await newPlayer('图片');
  const id = await saveDeck(player, '快攻/法', { visibility: 'public' });
  const page = await openWindow({ player });
  await page.goto(`/shared-decks/${id}`);
  await deckMenu(page, '分享图片');
  await expect(page.getByRole('img', { name: '「快攻/法」的卡组图片' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载图片' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('快攻_法.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // the width in the header of the file (PNG specification, IHDR)
  expect(bytes.readUInt32BE(16)).toBe(1080);
});

test('a visitor without the right for a page is redirected to their decks with the reason', async ({ openWindow }) => {
  const page = await openWindow({ player: await newPlayer('无权') });
  await page.goto('/admin/users');
  await expect(toast(page, '权限不足，无法执行此操作')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '我的卡组' })).toBeVisible();
  await expect(page).toHaveURL(/\/decks$/);
});
