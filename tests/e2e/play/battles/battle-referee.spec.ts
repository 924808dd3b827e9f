import { battleCallsApi } from '@pailei/contracts/play/referee-calls/battle-calls.api';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.ts';
import { buildBattle, startBattle, stateOf, type BuiltBattle } from '../../support/battles.ts';
import { newStaff } from '../../support/new-accounts.ts';
import { expect, test } from '../../support/test.ts';

const LIVE = { timeout: 6_000 };
const SIZE = 3;
const BOARDS = { code: 'boards', size: SIZE, decided: 'majority', tie: 'ace' } as const;
const TEXT = '第 1 台对手一直没有进房间';

const path = ({ id }: BuiltBattle) => `/teams/battle?battleId=${id}`;
const desk = (page: Page) => page.getByRole('region', { name: '裁判台' });

async function callReferee(battle: BuiltBattle): Promise<void> {
  const { site } = battle.teams.a.captain;
  await site.call(battleCallsApi.open, { params: { id: battle.id }, body: { board_number: 1, text: TEXT } });
}

test('a call reaches the referee live, and a ruling that was previewed changes both screens', async ({
  openWindow,
}) => {
  const battle = await buildBattle(BOARDS);
  await startBattle(battle, SIZE);
  const { referee } = await newStaff();
  const { a, b } = battle.teams;
  const [page, captain] = [await openWindow({ player: referee }), await openWindow({ player: b.captain })];
  await Promise.all([page.goto('/referee'), captain.goto(`${path(battle)}&view=spectator`)]);
  await expect(page.getByRole('heading', { name: '裁判台' })).toBeVisible();

  await callReferee(battle);
  const line = page.getByRole('listitem').filter({ hasText: '团队战呼叫裁判' }).filter({ hasText: a.name });
  await expect(line).toContainText('无人接手', LIVE);
  await line.getByRole('button').click();
  const row = page.getByRole('region', { name: /^呼叫：/ });
  await expect(row).toContainText(TEXT, LIVE);
  // whose call it is and what it says is nothing for the opponents
  await expect(captain.getByText(TEXT)).toHaveCount(0);
  await row.getByRole('button', { name: '应答' }).click();
  await expect(row).toContainText('已应答', LIVE);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await row.getByRole('link', { name: '进入团队战' }).click();

  await expect(desk(page).getByText(TEXT)).toBeVisible(LIVE);
  await desk(page).getByRole('button', { name: '判一台负' }).click();
  const dialog = page.getByRole('dialog', { name: '判一台负' });
  await dialog.getByRole('button', { name: /^第 1 台/ }).click();
  await dialog.getByRole('button', { name: b.name, exact: true }).click();
  await expect(dialog.getByRole('region', { name: '裁定后会动到' })).toContainText('0:0 → 1:0');
  await expectFitsPhone(page);
  await dialog.getByLabel('原因').fill('对手七分钟没有进房间');
  await dialog.getByRole('button', { name: `判第 1 台 ${b.name} 负` }).click();
  await expect(dialog).toHaveCount(0);
  for (const screen of [page, captain]) {
    await expect(screen.getByText('原因：对手七分钟没有进房间')).toBeVisible(LIVE);
  }
  expect((await stateOf(battle)).score).toEqual({ a: 1, b: 0 });

  await desk(page).getByRole('button', { name: '处理完毕' }).click();
  await expect(desk(page).getByText('暂无呼叫与争议。')).toBeVisible(LIVE);
  await desk(page)
    .getByRole('textbox', { name: `发给 ${a.name}` })
    .fill('已判第 1 台');
  await desk(page)
    .getByRole('textbox', { name: `发给 ${a.name}` })
    .press('Enter');
  await expect(desk(page).getByRole('log', { name: `${a.name} 的裁判频道` })).toContainText('已判第 1 台');
  // what lies half under the fixed header counts as too small
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('after the end a captain opens the decks of the team, and everybody reads them', async ({ openWindow }) => {
  const battle = await buildBattle(BOARDS);
  await startBattle(battle, SIZE);
  const { a, b } = battle.teams;
  const { referee } = await newStaff();
  const page = await openWindow({ player: referee });
  await page.goto(path(battle));
  await desk(page).getByRole('button', { name: '判整场负' }).click();
  const dialog = page.getByRole('dialog', { name: '判整场负' });
  await dialog.getByRole('button', { name: b.name, exact: true }).click();
  await dialog.getByLabel('原因').fill('使用未登记的卡组');
  await dialog.getByRole('button', { name: `判 ${b.name} 整场负` }).click();
  await expect(dialog).toHaveCount(0);

  const [captain, reader] = [await openWindow({ player: a.captain }), await openWindow({ player: b.members[0]! })];
  await Promise.all([captain, reader].map((one) => one.goto(`${path(battle)}&view=spectator`)));
  await expect(reader.getByText('未公开')).toHaveCount(2, LIVE);
  await captain.getByRole('button', { name: '公开本队卡组' }).click();
  await captain.getByRole('button', { name: `公开「${a.name}」的卡组` }).click();
  await expect(reader.getByText('已公开', { exact: true })).toHaveCount(1, LIVE);
  await reader.getByText(a.captain.user.username).last().click();
  await expect(reader.getByRole('list', { name: '「卡组 1」的卡牌' })).toBeVisible(LIVE);
  await expectFitsPhone(reader);
});
