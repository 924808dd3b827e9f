import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.ts';
import {
  buildBattle,
  lockLineUp,
  passDeadline,
  startBattle,
  stateOf,
  type BuiltBattle,
} from '../../support/battles.ts';
import { withUser, type Player } from '../../support/players.ts';
import { dialogIn } from '../../support/locators.ts';
import { expect, test } from '../../support/test.ts';

const LIVE = { timeout: 6_000 };
const SIZE = 3;
const BOARDS = { code: 'boards', size: SIZE, decided: 'majority', tie: 'ace' } as const;

const path = ({ id }: BuiltBattle) => `/teams/battle?battleId=${id}`;
const lineUp = (page: Page) => page.getByRole('list', { name: '出战名单' }).getByRole('listitem');
const names = (players: readonly Player[]) => players.map(({ user }) => user.username);

async function expectOrder(page: Page, players: readonly Player[]): Promise<void> {
  const found = names(players).map((name) => new RegExp(name));
  await expect(lineUp(page)).toHaveText(found, LIVE);
}

/** Drags a row by its handle onto the middle of another row. */
async function dragOnto(page: Page, name: string, other: string): Promise<void> {
  const handle = page.getByRole('button', { name: `移动 ${name}` });
  const [from, to] = [await handle.boundingBox(), await lineUp(page).filter({ hasText: other }).boundingBox()];
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(from.x + from.width / 2, to.y + (to.y > from.y ? to.height : 0), { steps: 4 });
  await page.mouse.up();
}

test('a line-up is made by keys and by drag, followed by the team, and locked; the opponent learns only that', async ({
  openWindow,
}) => {
  const battle = await buildBattle(BOARDS, 4);
  const { a, b } = battle.teams;
  const [one, two, three, four] = a.all as [Player, Player, Player, Player];
  const [page, opponent] = [await openWindow({ player: a.captain }), await openWindow({ player: b.captain })];
  const member = await openWindow({ player: two });
  await Promise.all([page.goto(path(battle)), opponent.goto(path(battle)), member.goto(path(battle))]);

  await expectOrder(page, [one, two, three]);
  await page.getByRole('button', { name: `移动 ${three.user.username}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expectOrder(page, [one, three, two]);
  await expect(page.getByRole('button', { name: `移动 ${three.user.username}` })).toBeFocused();
  await page.keyboard.press('Home');
  await expectOrder(page, [three, one, two]);
  await dragOnto(page, one.user.username, two.user.username);
  await expectOrder(page, [three, two, one]);
  await expect(page.getByText('已自动保存')).toBeVisible(LIVE);
  // the members of the team follow the draft
  await expect(member.getByText(/草稿 · /)).toBeVisible(LIVE);

  await page.getByRole('button', { name: `${four.user.username} 上场` }).click();
  await page.getByRole('menuitem', { name: `换下 2 号位 ${two.user.username}` }).click();
  await expectOrder(page, [three, four, one]);
  await page.getByRole('button', { name: `${four.user.username} 第 1 副` }).click();
  await page.getByRole('menuitem', { name: '留空' }).click();
  await expect(page.getByText('卡组不齐')).toBeVisible();
  await expect(page.getByRole('button', { name: '锁定 3 人名单' })).toBeDisabled();
  await page.getByRole('button', { name: `${four.user.username} 第 1 副` }).click();
  await page.getByRole('menuitem').first().click();

  await page.getByRole('button', { name: '常用名单' }).click();
  const presets = page.getByRole('dialog', { name: '常用名单' });
  await presets.getByLabel('把当前名单存为').fill('主力');
  await presets.getByRole('button', { name: '保存' }).click();
  await expect(presets.getByRole('button', { name: '载入 主力' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await expectFitsPhone(page);

  await expect(opponent.getByText('对手未锁定')).toBeVisible();
  await page.getByRole('button', { name: '锁定 3 人名单' }).click();
  await dialogIn(page).getByRole('button', { name: '锁定 3 人名单' }).click();
  await expect(page.getByRole('heading', { name: '等待对手锁定名单' })).toBeVisible(LIVE);
  await expect(opponent.getByText('对手已锁定')).toBeVisible(LIVE);
  for (const name of names([three, four, one])) await expect(opponent.getByText(name)).toHaveCount(0);
  // who leads the team less sees the places of the own side
  await expect(member.getByText(four.user.username)).toBeVisible(LIVE);
  expect((await stateOf(battle)).sides.a.line_up).toMatchObject({ locked: true, by_system: false });
});

test('check-in, boards, a word to the team that the opponent never sees, and the battle given up', async ({
  openWindow,
}) => {
  const battle = await buildBattle(BOARDS);
  const { a, b } = battle.teams;
  await lockLineUp(battle, 'a', SIZE);
  await lockLineUp(battle, 'b', SIZE);
  const [page, opponent] = [await openWindow({ player: a.captain }), await openWindow({ player: b.captain })];
  const member = await openWindow({ player: a.members[0]! });
  await Promise.all([page.goto(path(battle)), opponent.goto(path(battle)), member.goto(path(battle))]);
  await expect(page.getByRole('heading', { name: '等待签到开放' })).toBeVisible();

  // somebody who has had no board yet leaves for somebody of the bench, once
  await page.getByRole('button', { name: '换人' }).click();
  const [out, substitute] = [a.all[1]!.user.username, a.all[SIZE]!.user.username];
  await page
    .getByRole('radiogroup', { name: '换下谁' })
    .getByRole('radio', { name: new RegExp(out) })
    .click();
  await page.getByRole('button', { name: `换上「${substitute}」` }).click();
  await expect(page.getByRole('button', { name: '换人' })).toBeDisabled(LIVE);
  await expect(page.getByText('换人已用').first()).toBeVisible();

  await passDeadline(battle);
  await expect(page.getByRole('heading', { name: '战队签到' })).toBeVisible(LIVE);
  await page.getByRole('button', { name: '签到', exact: true }).click();
  await expect(page.getByText('你已签到')).toBeVisible();
  await expect(opponent.getByText('已签到 1 人')).toBeVisible(LIVE);
  await passDeadline(battle);
  const boards = page.getByRole('list', { name: '各台' });
  await expect(boards.getByRole('button', { name: /第 3 台/ })).toBeVisible(LIVE);
  await expect(boards.getByText(substitute)).toBeVisible();
  await expect(page.getByRole('heading', { name: '战况' })).toBeVisible();

  await boards.getByRole('button', { name: /第 3 台/ }).click();
  await expect(page.getByText('的卡组 · 只有本队可见')).toBeVisible();
  await expect(page).toHaveURL(/match=/);

  // who sits on a board plays it here
  await page.getByRole('button', { name: '进入场次' }).click();
  await page.getByRole('button', { name: '我已就绪' }).click();
  await expect(opponent.getByRole('list', { name: '各台' }).getByText('已进入房间')).toBeVisible(LIVE);

  const text = '先别急着开第三局';
  await page.getByRole('textbox', { name: '发给本队' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text)).toHaveCount(1);
  await expect(member.getByText(text)).toBeVisible(LIVE);
  await expect(page.getByText('发送中')).toHaveCount(0);
  await expect(page.getByText(text)).toHaveCount(1);
  await expect(opponent.getByText(text)).toHaveCount(0);
  await member.getByRole('button', { name: `举报：${a.captain.user.username}` }).click();
  const report = dialogIn(member);
  await report.getByLabel('原因').fill('刷屏');
  await report.getByRole('button', { name: '举报这条消息' }).click();
  await expect(report).toBeHidden();

  // opponents on a board write to each other as in a match
  await page.getByRole('button', { name: '房间消息' }).click();
  const room = page.getByRole('dialog', { name: '房间消息' });
  await room.getByRole('textbox').fill('你好，准备好了吗');
  await room.getByRole('textbox').press('Enter');
  await expect(room.getByText('发送中')).toHaveCount(0);
  await expect(room.getByText('你好，准备好了吗')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '呼叫裁判' }).click();
  const call = page.getByRole('dialog', { name: '呼叫裁判' });
  await call.getByLabel('情况说明').fill('对手第三局没有回来');
  await call.getByRole('button', { name: '呼叫裁判' }).click();
  await expect(page.getByText(/已呼叫 .*，等待裁判/)).toBeVisible(LIVE);
  await expect(page.getByRole('textbox', { name: '发给裁判' })).toBeVisible();
  await expect(opponent.getByText('等待裁判')).toHaveCount(0);
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: '看观众视角' }).click();
  await expect(page).toHaveURL(/view=spectator/);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: '回到队长视角' }).click();
  await expect(member.getByRole('button', { name: '认输' })).toHaveCount(0);
  await page.getByRole('button', { name: '认输' }).click();
  const asked = page.getByRole('dialog', { name: '整场认输' });
  await expect(asked.getByText('立即中止')).toBeVisible();
  await asked.getByRole('button', { name: `认输，判 ${b.name} 胜` }).click();
  await expect(opponent.getByRole('heading', { name: new RegExp(`${b.name} 取胜`) })).toBeVisible(LIVE);
});

test('both captains name a player within the clock; the names stay hidden until both have', async ({ openWindow }) => {
  const battle = await buildBattle({ code: 'conquest_team', size: SIZE });
  await startBattle(battle, SIZE);
  const { a, b } = battle.teams;
  const [page, opponent] = [await openWindow({ player: a.captain }), await openWindow({ player: b.captain })];
  await Promise.all([page.goto(path(battle)), opponent.goto(path(battle))]);
  const panel = page.getByRole('region', { name: '第 1 台派谁出战' });
  await expect(panel.getByText('等你决定')).toBeVisible();
  await expect(page).toHaveTitle(/等你决定/);
  const second = a.all[1]!.user.username;
  await panel.getByRole('radio', { name: new RegExp(second) }).click();
  await panel.getByRole('button', { name: `派「${second}」出战` }).click();
  await expect(page.getByText(`本队已派 ${second}`)).toBeVisible(LIVE);
  await expect(opponent.getByText(`${a.name} 已派人`, { exact: true })).toBeVisible(LIVE);
  await expect(opponent.getByText(second)).toHaveCount(0);
  await opponent.getByRole('button', { name: /^派「/ }).click();
  await expect(opponent.getByRole('list', { name: '各台' }).getByText(second)).toBeVisible(LIVE);
});

test("two who lead a team change its line-up: each sees the other's, and nothing under way is lost", async ({
  openWindow,
}) => {
  const battle = await buildBattle(BOARDS, 4);
  const { a } = battle.teams;
  const [one, two, three] = a.all as [Player, Player, Player];
  const params = { id: a.id, account_id: two.user.id };
  await a.captain.site.call(teamsApi.setRole, { params, body: { role: 'vice_captain' } });
  const [page, vice] = [await openWindow({ player: a.captain }), await openWindow({ player: await withUser(two) })];
  await Promise.all([page.goto(path(battle)), vice.goto(path(battle))]);
  await expectOrder(vice, [one, two, three]);
  await page.getByRole('button', { name: `${one.user.username} 下移` }).click();
  await expectOrder(page, [two, one, three]);
  await expectOrder(vice, [two, one, three]);
  await expect(vice.getByText(`${one.user.username} `).getByText('修改了名单')).toBeVisible(LIVE);

  // a row that is held stays where it is, whatever arrives meanwhile
  const handle = await vice.getByRole('button', { name: `移动 ${three.user.username}` }).boundingBox();
  if (!handle) throw new Error('the row has no handle');
  await vice.mouse.move(handle.x + 5, handle.y + 5);
  await vice.mouse.down();
  await page.getByRole('button', { name: `${two.user.username} 下移` }).click();
  await expect(page.getByText('正在保存')).toHaveCount(0, LIVE);
  await expectOrder(vice, [two, one, three]);
  await vice.mouse.up();
  await expectOrder(vice, [one, two, three]);
});
