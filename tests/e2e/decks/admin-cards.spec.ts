import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { SAMPLE_CARDS } from '@pailei/core/decks/cards/samples/sample-cards';
import { DECKS } from '@pailei/simulator/people/deck-list';
import type { Page } from '@playwright/test';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { dialogIn, toast } from '../support/locators.ts';

const AT_ONCE = { timeout: 3_000 };
/** An import is a job: it waits for its worker. */
const AS_A_JOB = { timeout: 20_000 };

/** The cards that the site has anyway, so that no other story misses one, and an entry that is none. */
const CATALOGUE = JSON.stringify([
  ...SAMPLE_CARDS.map(({ dbf_id, card_class, ...facts }) => ({ dbfId: dbf_id, cardClass: card_class, ...facts })),
  { name: '不是卡牌' },
]);

const newestRun = (page: Page) => page.getByRole('region', { name: '导入记录' }).getByRole('row').nth(1);

test('a catalogue comes from a file or an address, and every open page sees how it went', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  const { admin } = await staffOfSite();
  const [adminPage, other] = [await openWindow({ player: admin }), await openWindow({ player: admin })];
  await other.goto('/admin/cards');
  await adminPage.goto('/admin/cards');
  const file = adminPage.getByLabel('选择卡牌目录文件');
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"cards": []}') });
  await expect(adminPage.getByText('文件不是卡牌目录')).toBeVisible();
  await file.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(CATALOGUE) });
  await expect(toast(adminPage, '已开始导入')).toBeVisible();
  for (const page of [adminPage, other]) {
    await expect(newestRun(page)).toContainText('完成', AS_A_JOB);
    await expect(newestRun(page)).toContainText('跳过 1');
  }

  const address = adminPage.getByLabel('从网址导入');
  await address.fill('http://cards.example/zhCN.json');
  await address.press('Enter');
  await expect(adminPage.getByText('请输入 https 地址')).toBeVisible();
  await address.fill('https://127.0.0.1/zhCN.json');
  await address.press('Enter');
  await expect(newestRun(other)).toContainText('失败', AS_A_JOB);
  await expect(newestRun(other)).toContainText('网址');
});

test('a class, a format and its bans are there for a deck in the making the moment they are saved', async ({
  openWindow,
}) => {
  const [{ admin }, player] = [await staffOfSite(), await newPlayer('新规')];
  const mark = crypto.randomUUID().slice(0, 4);
  const className = `唤魔${mark}`;
  const formatName = `平民${mark}`;
  const [{ code, name }] = DECKS;
  const { id, cards } = await player.site.call(decksApi.create, { body: { name, code } });
  const [card] = cards;
  const [adminPage, fresh, builder] = [
    await openWindow({ player: admin }),
    await openWindow({ player }),
    await openWindow({ player }),
  ];
  builder.on('dialog', (dialog) => void dialog.accept());
  await fresh.goto('/decks/create');
  await builder.goto(`/decks/${id}/edit`);
  await expect(builder.getByText('标准合法')).toBeVisible();
  await adminPage.goto('/admin/cards?tab=rules');

  await adminPage.getByRole('button', { name: '添加职业' }).click();
  const classForm = adminPage.getByRole('dialog', { name: '添加职业' });
  await classForm.getByLabel('名称', { exact: true }).fill(className);
  await classForm.getByLabel('代号').fill(`evoker_${mark}`);
  await classForm.getByLabel('目录中的名称').fill(`evoker_${mark}`);
  await classForm.getByLabel('英雄编号').fill('637');
  await classForm.getByRole('button', { name: '添加职业' }).click();
  await expect(classForm.getByText('英雄编号 637 重复')).toBeVisible();
  await classForm.getByLabel('英雄编号').fill(String(2_000_000_000 + Number.parseInt(mark, 16)));
  await classForm.getByRole('button', { name: '添加职业' }).click();
  await expect(fresh.getByRole('button', { name: className })).toBeVisible(AT_ONCE);

  await adminPage.getByRole('button', { name: '添加模式' }).click();
  const format = adminPage.getByRole('dialog', { name: '添加模式' });
  await format.getByLabel('名称', { exact: true }).fill(formatName);
  await format.getByLabel('代号').fill(`pauper_${mark}`);
  await format.getByLabel('卡组码编号').fill(String(5 + (Number.parseInt(mark, 16) % 120)));
  await format.getByLabel('查找要禁用的卡牌').fill(card?.name ?? '');
  await format.getByRole('list', { name: '找到的卡牌' }).getByRole('button').first().click();
  await format.getByRole('button', { name: '添加模式' }).click();
  await expect(toast(adminPage, `「${formatName}」已保存`)).toBeVisible();
  await builder.getByRole('combobox', { name: '模式' }).click();
  await builder.getByRole('option', { name: formatName }).click(AT_ONCE);
  await expect(builder.getByRole('status').getByText('含禁用卡')).toBeVisible();

  await adminPage.getByRole('button', { name: `修改 ${formatName}` }).click();
  const change = adminPage.getByRole('dialog', { name: `修改「${formatName}」` });
  await change.getByRole('button', { name: `不再禁用 ${card?.name}` }).click();
  await change.getByLabel('张数').fill('29');
  await change.getByRole('button', { name: '保存修改' }).click();
  await expect(builder.getByRole('status').getByText('多 1 张')).toBeVisible(AT_ONCE);

  const dialog = dialogIn(adminPage);
  for (const entry of [className, formatName]) {
    // what lies under an open dialog is there for nobody
    await expect(dialog).toHaveCount(0);
    await adminPage.getByRole('button', { name: `移除 ${entry}` }).click();
    await dialog.getByRole('button', { name: /^移除/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(adminPage.getByRole('row', { name: new RegExp(entry) })).toHaveCount(0);
  }
  await expect(fresh.getByRole('button', { name: className })).toHaveCount(0, AT_ONCE);
});
