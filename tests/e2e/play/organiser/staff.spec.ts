import type { Locator, Page } from '@playwright/test';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createPace } from '@pailei/simulator/connections/pace';
import { enter } from '@pailei/simulator/run-tournament';
import { chooseDecks, newTournament } from '@pailei/simulator/tournament-plan';
import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import { FINAL_ONLY, myPanelPath } from '../../support/match.ts';
import { freshName, newPlayer, staffOfSite, type Player } from '../../support/players.ts';
import { dialogIn } from '../../support/locators.ts';
import { expect, test } from '../../support/test.ts';

const tournamentPath = (id: string) => `/solo-tournaments/${id}`;
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name });

/** The organiser's editor, from its first wrong field to a draft of two Swiss rounds, each begun by hand. */
async function createDraft(page: Page, name: string): Promise<string> {
  await page.goto('/solo-tournaments');
  await page.getByRole('link', { name: '新建赛事' }).click();
  const submit = page.getByRole('button', { name: '存为草稿' });
  await page.getByLabel('人数上限').fill('1');
  await submit.click();
  await expect(page.getByLabel('赛事名称')).toHaveAccessibleDescription(/赛事名称/);
  await expect(page.getByLabel('人数上限')).toHaveAccessibleDescription('人数上限至少 2');
  await page.getByLabel('赛事名称').fill(name);
  await page.getByLabel('人数上限').fill('4');
  await page.getByRole('button', { name: '瑞士轮', exact: true }).click();
  await page.getByLabel('瑞士轮轮数').fill('2');
  await page.getByText('手动开始每一轮').click();
  await submit.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('草稿', { exact: true })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** An action on one entrant, from the menu in their row. */
async function choose(page: Page, { username }: Player, action: string): Promise<Locator> {
  await page.getByRole('button', { name: `处理 ${username}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return dialogIn(page);
}

test('the staff’s buttons lead a tournament from draft to end, and the players see each step live', async ({
  openWindow,
}) => {
  const staff = await staffOfSite();
  const players = await Promise.all(['甲', '乙', '丙', '丁'].map((start) => newPlayer(`${start}方`)));
  const [me, ...others] = players as [Player, ...Player[]];
  const [adminPage, refereePage, mine] = [
    await openWindow({ player: staff.admin }),
    await openWindow({ player: staff.referee }),
    await openWindow({ player: me }),
  ];
  const name = freshName('手动擂 ');
  await mine.goto('/solo-tournaments');
  await expect(heading(mine, '个人赛大厅')).toBeVisible();

  const id = await createDraft(adminPage, name);
  await expect(mine.getByRole('link', { name })).toBeHidden();
  await adminPage.getByRole('button', { name: '开放报名' }).click();
  await expect(mine.getByRole('link', { name })).toBeVisible();

  await mine.goto(myPanelPath(id));
  await mine.getByRole('button', { name: '报名', exact: true }).click();
  await expect(heading(mine, '提交卡组')).toBeVisible();
  const { tournament } = await staff.admin.site.call(tournamentsApi.get, { params: { id } });
  const pace = createPace(1, 1);
  const decks = chooseDecks(tournament.settings, pace, me.username);
  await me.site.call(tournamentsApi.submitDecks, { params: { id }, body: { decks } });
  for (const player of others) await enter(player, tournament, pace);
  await expect(heading(mine, '等待签到')).toBeVisible();
  for (const { username } of players) await expect(adminPage.getByText(username, { exact: true })).toBeVisible();

  await refereePage.goto(tournamentPath(id));
  await expect(refereePage.getByRole('button', { name: '更多操作' })).toBeHidden();
  await refereePage.getByRole('button', { name: '开放签到 10 分钟' }).click();
  await mine.getByRole('button', { name: '签到', exact: true }).click();
  await expect(heading(mine, '等待开赛')).toBeVisible();
  await Promise.all(others.map(({ site }) => site.call(tournamentsApi.checkIn, { params: { id }, body: {} })));
  await expect(refereePage.getByText('已签到', { exact: true })).toHaveCount(4);

  await refereePage.getByRole('button', { name: '开始赛事' }).click();
  const start = refereePage.getByRole('dialog', { name: '开始赛事' });
  await expect(start).toContainText('已签到 4 人');
  await start.getByRole('button', { name: '开始赛事' }).click();
  await expect(heading(mine, '进入房间')).toBeVisible();

  const running = await staff.admin.site.call(tournamentsApi.get, { params: { id } });
  const rounds = running.tournament.stages[0]?.rounds[0]?.matches ?? [];
  const participants = running.tournament.participants;
  const playerOf = (participantId: string | null | undefined): Player | undefined =>
    players.find(({ user_id }) => user_id === participants[participantId ?? '']?.user_id);
  const pairs = rounds.map(({ a, b }) => [playerOf(a), playerOf(b)] as [Player, Player]);
  const ownPair = pairs.find((pair) => pair.includes(me))!;
  const otherPair = pairs.find((pair) => !pair.includes(me))!;
  const opponent = ownPair.find((player) => player !== me)!;
  const theirs = await openWindow({ player: opponent });
  await theirs.goto(myPanelPath(id));

  const drop = await choose(refereePage, opponent, '让选手退出赛事');
  await drop.getByLabel('原因').fill('连续两轮缺席');
  await drop.getByRole('button', { name: '让选手退出赛事', exact: true }).click();
  await expect(heading(theirs, '你已退出赛事')).toBeVisible();
  await expect(theirs.getByText('原因：连续两轮缺席')).toBeVisible();
  await expect(heading(mine, '等待下一轮')).toBeVisible();
  await choose(refereePage, opponent, '恢复参赛');
  await expect(heading(theirs, '等待下一轮')).toBeVisible();

  const [out] = otherPair;
  const outWindow = await openWindow({ player: out });
  await outWindow.goto(myPanelPath(id));
  const disqualify = await choose(adminPage, out, '取消资格');
  await disqualify.getByRole('button', { name: '取消资格' }).click();
  await expect(disqualify.getByLabel('原因')).toHaveAccessibleDescription('请填写原因');
  await disqualify.getByLabel('原因').fill('使用未登记的卡组');
  await disqualify.getByRole('button', { name: '取消资格' }).click();
  await expect(heading(outWindow, '你已被取消资格')).toBeVisible();
  await expect(outWindow.getByText('使用未登记的卡组').first()).toBeVisible();

  await adminPage.getByRole('button', { name: '开始下一轮' }).click();
  await expect(adminPage.getByText(/第 2 轮/).first()).toBeVisible();
  await expect(heading(mine, '进入房间').or(heading(mine, '本轮轮空'))).toBeVisible();

  await adminPage.getByRole('button', { name: '更多操作' }).click();
  await adminPage.getByRole('menuitem', { name: '取消赛事' }).click();
  const cancel = adminPage.getByRole('dialog', { name: '取消赛事' });
  await cancel.getByLabel('原因').fill('场地停电');
  await cancel.getByRole('button', { name: `取消「${name}」` }).click();
  await expect(heading(mine, '赛事已取消')).toBeVisible();
  await expect(mine.getByText('原因：场地停电')).toBeVisible();
});

test('an organiser answers each entry, and the player reads the answer at once', async ({ openWindow }) => {
  const staff = await staffOfSite();
  const [welcome, refused] = [await newPlayer('过审'), await newPlayer('落选')];
  const body = newTournament({
    name: freshName('审核擂 '),
    description: '',
    capacity: 4,
    format: 'conquest',
    stages: FINAL_ONLY,
    timers: DEFAULT_SERIES_TIMERS,
  });
  body.settings.approval_required = true;
  const { tournament } = await staff.admin.site.call(tournamentsApi.create, { body });
  await staff.admin.site.call(tournamentsApi.openRegistration, { params: { id: tournament.id }, body: {} });

  const [adminPage, accepted, turnedAway] = [
    await openWindow({ player: staff.admin }),
    await openWindow({ player: welcome }),
    await openWindow({ player: refused }),
  ];
  await adminPage.goto(tournamentPath(tournament.id));
  for (const [page, { site, username }] of [
    [accepted, welcome],
    [turnedAway, refused],
  ] as const) {
    await page.goto(myPanelPath(tournament.id));
    await page.getByRole('button', { name: '报名', exact: true }).click();
    await expect(heading(page, '提交卡组')).toBeVisible();
    const decks = chooseDecks(tournament.settings, createPace(1, 1), username);
    await site.call(tournamentsApi.submitDecks, { params: { id: tournament.id }, body: { decks } });
    await expect(heading(page, '等待审核')).toBeVisible();
  }
  await adminPage.getByRole('button', { name: `通过 ${welcome.username} 的报名` }).click();
  await expect(heading(accepted, '等待签到')).toBeVisible();
  const dialog = await choose(adminPage, refused, '拒绝报名');
  await dialog.getByLabel('原因').fill('资料不全');
  await dialog.getByRole('button', { name: '拒绝报名' }).click();
  await expect(heading(turnedAway, '报名未通过')).toBeVisible();
  await expect(turnedAway.getByText('原因：资料不全')).toBeVisible();
  await expect(adminPage.getByText(refused.username, { exact: true })).toBeHidden();
});
