import { cardsApi } from '@pailei/contracts/decks/cards/cards.api';
import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { readDeckCode, writeDeckCode } from '@pailei/domain/decks/code/deck-code';
import { isViolation } from '@pailei/domain/violation/violation';
import { DECKS } from '@pailei/simulator/people/deck-list';
import type { Locator, Page } from '@playwright/test';
import { openTournament } from '../support/match.ts';
import { stepTo, writeInto } from '../support/keyboard.ts';
import { newPlayer, staffOfSite, type Player } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const count = (page: Page): Locator => page.getByRole('region', { name: '保存卡组' }).locator('b');
const search = (page: Page): Locator => page.getByRole('combobox', { name: '搜索卡牌' });
const pile = (page: Page): Locator => page.getByRole('list', { name: '卡牌', exact: true });

/** Cards for a whole deck of this class: two of each, the cheapest first, none of them legendary. */
async function namesFor(player: Player, heroClass: string): Promise<string[]> {
  const query = { class: heroClass, format: 'standard', limit: '60' };
  const { items } = await player.site.call(cardsApi.search, { query });
  const names = items.filter(({ rarity }) => rarity !== 'LEGENDARY').map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(15);
  return names.slice(0, 15);
}

async function typeCard(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  const first = page.getByRole('listbox', { name: '可选的卡牌' }).getByRole('option').first();
  await expect(first).toContainText(name);
  await page.keyboard.press('Enter');
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', given);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

/** The same deck with a card beside it, which belongs to its first one. */
function withSideboard(code: string): string {
  const list = readDeckCode(code);
  if (isViolation(list)) throw new Error(list.violation);
  const [owner, other] = list.cards;
  const sideboard = [{ dbf_id: other?.dbf_id ?? 0, count: 1, owner_dbf_id: owner?.dbf_id ?? 0 }];
  return writeDeckCode({ ...list, sideboard });
}

async function newDeck(player: Player, { name, code }: { name: string; code: string }): Promise<string> {
  return (await player.site.call(decksApi.create, { body: { name, code } })).id;
}

test('by keyboard alone: a legal deck is built, over a reload, and changed again', async ({ openWindow }) => {
  const player = await newPlayer('组牌');
  const names = await namesFor(player, 'mage');
  const page = await openWindow({ player });
  page.on('dialog', (dialog) => void dialog.accept());

  await test.step('the class, then half of the cards', async () => {
    await page.goto('/decks/create');
    await stepTo(page, page.getByRole('button', { name: '法师' }));
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    for (const name of names.slice(0, 8)) {
      await typeCard(page, name);
      await page.keyboard.press('Enter');
    }
    await expect(count(page)).toHaveText('16');
  });

  await test.step('a third copy is not taken', async () => {
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('16');
  });

  await test.step('the draft is there again after a reload', async () => {
    await page.reload();
    await expect(count(page)).toHaveText('16');
    await expect(page.getByText('已恢复上次没有保存的内容。')).toBeVisible();
    for (const name of names.slice(8)) {
      await typeInto(page, name);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('标准合法')).toBeVisible();
  });

  await test.step('a row by its keys: one copy less, and back', async () => {
    await stepTo(page, pile(page).getByRole('button').first(), 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    const shown = await pile(page).getByRole('listitem').nth(1).innerText();
    const gone = names.find((name) => shown.includes(name)) ?? '';
    await page.keyboard.press('Backspace');
    await expect(count(page)).toHaveText('29');
    await expect(page.getByText('缺 1 张')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(pile(page).getByRole('listitem')).toHaveCount(14);
    await expect(pile(page).getByRole('button').nth(2)).toBeFocused();
    await typeInto(page, gone);
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('30');
  });

  await test.step('a name, and kept', async () => {
    await writeInto(page, page.getByLabel('卡组名称'), '键盘法');
    await page.keyboard.press('Control+s');
    await expect(toast(page, '卡组已保存')).toBeVisible();
    await expect(page.getByRole('heading', { name: '键盘法' })).toBeVisible();
    await expect(page.getByText('标准合法')).toBeVisible();
  });

  await test.step('edited: what is not saved is asked for before it is lost', async () => {
    await stepTo(page, page.getByRole('link', { name: '编辑' }));
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('30');
    await writeInto(page, page.getByLabel('卡组名称'), '键盘法 v2');
    await page.getByRole('link', { name: '取消' }).press('Enter');
    const ask = page.getByRole('dialog', { name: '还没有保存' });
    await expect(ask).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toBeHidden();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { name: '键盘法 v2' })).toBeVisible();
    const { items } = await player.site.call(decksApi.list, {});
    expect(items).toMatchObject([{ name: '键盘法 v2', version: 2, card_count: 30, problems: [] }]);
  });
});

/** From wherever the focus is. */
async function typeInto(page: Page, name: string): Promise<void> {
  await search(page).focus();
  await typeCard(page, name);
}

test('a pasted code fills the builder, sideboard and all, and asks before it replaces cards', async ({
  openWindow,
}) => {
  const player = await newPlayer('粘贴');
  const page = await openWindow({ player });
  const [first, second] = DECKS;
  const code = withSideboard(first.code);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/decks/create');
  await expect(page.getByRole('button', { name: '法师' })).toBeVisible();
  await paste(page, '### 断了\n# 职业：法师\nAAECAf0EAA+56APU6gPQ7AP');
  await expect(toast(page, '卡组码不完整，请从游戏中重新复制')).toBeVisible();
  await paste(page, `### 我的${first.name}\n${code}`);
  await expect(count(page)).toHaveText('30');
  await expect(page.getByLabel('卡组名称')).toHaveValue(`我的${first.name}`);
  await expect(page.getByRole('code')).toHaveText(code);
  await expect(page.getByRole('list', { name: /的备牌$/ }).getByRole('listitem')).toHaveCount(1);

  await search(page).focus();
  await paste(page, second?.code ?? '');
  const ask = page.getByRole('dialog', { name: '填入卡组' });
  await ask.getByRole('button', { name: '替换卡牌' }).click();
  await expect(page.getByRole('code')).toHaveText(second?.code ?? '');
});

test('another window saved meanwhile: mine or theirs', async ({ openWindow }) => {
  const player = await newPlayer('两窗');
  const [deck] = DECKS;
  const id = await newDeck(player, { name: '原名', code: deck?.code ?? '' });
  const page = await openWindow({ player });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/decks/${id}/edit`);
  await pile(page)
    .getByRole('button', { name: /^移除 1 张/ })
    .first()
    .click();
  await expect(count(page)).toHaveText('29');

  await player.site.call(decksApi.update, { params: { id }, body: { name: '别处改的名', version: 1 } });
  const ask = page.getByRole('dialog', { name: '已在别处修改' });
  await expect(ask).toContainText('−1');
  await ask.getByRole('button', { name: '保留我的修改' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { name: '原名' })).toBeVisible();
  const mine = await player.site.call(decksApi.get, { params: { id } });
  expect(mine).toMatchObject({ name: '原名', version: 3, card_count: 29 });

  await page.goto(`/decks/${id}/edit`);
  await page.getByLabel('卡组名称').fill('又是我的');
  await player.site.call(decksApi.update, { params: { id }, body: { name: '最新的名', version: 3 } });
  await ask.getByRole('button', { name: '载入新版本' }).click();
  await expect(page.getByLabel('卡组名称')).toHaveValue('最新的名');
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled();
});

test('decks of the library are entered in an event; those that do not fit say why', async ({ openWindow }) => {
  const [player, staff] = [await newPlayer('选牌'), await staffOfSite()];
  const { id } = await openTournament(staff);
  const lineup = DECKS.filter((_, index) => index % 2 === 0).slice(0, 3);
  for (const deck of lineup) await newDeck(player, deck);
  const twin = DECKS[1];
  await newDeck(player, { name: twin?.name ?? '', code: twin?.code ?? '' });

  const page = await openWindow({ player });
  await page.goto(`/solo-tournaments/${id}?tab=mine`);
  await page.getByRole('button', { name: '报名', exact: true }).click();
  const library = page.getByRole('list', { name: '我的卡组' });
  for (const { name } of lineup) await library.getByRole('button', { name: new RegExp(name) }).click();
  const places = page.getByRole('list', { name: '出战卡组' }).getByRole('listitem');
  await expect(places).toContainText(lineup.map(({ name }) => name));
  const same = library.getByRole('button', { name: new RegExp(twin?.name ?? '') });
  await expect(same).toBeDisabled();
  await expect(same).toContainText('已选一副法师');

  await page.getByRole('button', { name: '提交 3 副卡组' }).click();
  await expect(toast(page, '已提交 3 副卡组')).toBeVisible();
  const entry = await player.site.call(tournamentsApi.entry, { params: { id } });
  expect(entry.decks.map(({ code }) => code)).toEqual(lineup.map(({ code }) => code));
});
