import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { checkInAll, enter } from '@pailei/simulator/run-tournament';
import { createPace } from '@pailei/simulator/connections/pace';
import { SIDES } from '@pailei/domain/series/sides';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../support/accessibility.ts';
import {
  buildRunningMatch,
  FINAL_ONLY,
  myPanelPath,
  openTournament,
  playGame,
  playUntilGame,
  startTournament,
  type RunningMatch,
} from '../support/match.ts';
import { newStaff } from '../support/new-accounts.ts';
import { newPlayer, staffOfSite, type Player } from '../support/players.ts';
import { claimWin } from '../support/match-room.ts';
import { expect, test } from '../support/test.ts';
import { dialogIn, notification, score } from '../support/locators.ts';

const REASON = '核对录像后认定';

/** Counts the notes that the page's tones play. */
async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { notes: number };
    counted.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      counted.notes += 1;
      return start.apply(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { notes: number }).notes);
}

test('a dispute appears at the referee desk, where it is ruled; both players see it', async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await playUntilGame(running);
  const room = myPanelPath(running.tournament.id);
  const [a, b, referee] = await Promise.all([
    openWindow({ player: running.a }),
    openWindow({ player: running.b }),
    openWindow({ player: running.staff.referee }),
  ]);
  const notes = await countNotes(referee);
  await Promise.all([a.goto(room), b.goto(room), referee.goto('/solo-tournaments')]);
  const desk = referee.getByRole('banner').getByRole('button', { name: /^裁判台/ });
  await expect(desk).toBeVisible();
  await referee.getByRole('heading', { level: 1 }).click();

  await claimWin(a, 1);
  await b.getByRole('button', { name: '提出异议' }).click();
  const objection = dialogIn(b);
  await objection.getByLabel('说明').fill('最后一回合是我赢了');
  await objection.getByRole('button', { name: /提出异议/ }).click();

  await expect(desk).toHaveAccessibleName(/件待裁$/);
  await expect(notification(referee, '有争议等待裁定')).toBeVisible();
  expect(await notes()).toBe(2);
  await desk.click();
  const row = referee.getByRole('listitem').filter({ hasText: running.tournament.name }).filter({ hasText: '第 1 局' });
  await expect(row).toContainText('第 1 局的上报被否认');
  await expect(row).toContainText('无人接手');
  await row.getByRole('button').click();
  const panel = deskOf(referee, running);
  await expect(panel).toContainText('最后一回合是我赢了');
  await expect(panel.getByRole('button', { name: '请选择裁定' })).toBeDisabled();
  await panel.getByRole('button', { name: `裁定第 1 局：${running.b.username} 胜` }).click();
  await expect(panel.getByRole('region', { name: '裁定后会动到' })).toContainText('本场');
  await panel.getByLabel('原因，双方可见').fill(REASON);
  await expectAccessible(referee);
  await submitOf(panel, `裁定第 1 局：${running.b.username} 胜`).click();

  await expect(row).toHaveCount(0);
  await expect(score(a, 0, 1)).toBeVisible();
  await expect(score(b, 1, 0)).toBeVisible();
});

/** What the desk knows of a match, and can decide about it. */
const deskOf = (page: Page, { a, b }: Pick<RunningMatch, 'a' | 'b'>) =>
  page.getByRole('region', { name: `裁判台：${a.username} 对 ${b.username}` });

/** The button that sends, not the one that chooses. */
const submitOf = (panel: Locator, name: string) => panel.locator('button[type="submit"]', { hasText: name });

test('a referee rules with the keyboard alone, on the desk of one event', async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await disputeGame(running);
  const referee = await openWindow({ player: running.staff.referee });
  await referee.goto(`/solo-tournaments/${running.tournament.id}`);
  await referee.getByRole('main').getByRole('link', { name: '裁判台' }).click();
  await expect(referee).toHaveURL(/\/referee$/);
  await expect(referee.getByRole('region', { name: '第 1 轮' })).toContainText('还有 1 桌未结束，其中 1 桌争议');
  const panel = deskOf(referee, running);
  await referee.keyboard.press('/');
  await expect(referee.getByRole('textbox', { name: '搜索桌号或选手' })).toBeFocused();
  await referee.keyboard.type(running.a.username);
  await referee.getByRole('heading', { level: 1 }).click();
  await referee.keyboard.press('j');
  await expect(panel).toBeVisible();
  await referee.keyboard.press('t');
  await expect(panel).toContainText('你在处理这一场');
  await referee.keyboard.press('1');
  await referee.keyboard.press('r');
  await referee.keyboard.type(REASON);
  await expect(submitOf(panel, `裁定第 1 局：${running.a.username} 胜`)).toBeEnabled();
  await referee.keyboard.press('Control+Enter');
  await expect(panel).toContainText(`${running.a.username} 胜`);
  await expect(referee.getByText('暂无待裁')).toBeVisible();
});

test('the page of a match leads a referee to each ruling, chosen at the desk', async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  const [referee, spectator] = await Promise.all([openWindow({ player: running.staff.referee }), openWindow()]);
  const page = `/solo-tournaments/${running.tournament.id}/match-view?match=${running.matchId}`;
  await Promise.all([referee.goto(page), spectator.goto(page)]);
  await referee.getByRole('button', { name: '裁定' }).click();
  await referee.getByRole('group', { name: '判罚' }).getByRole('link', { name: '警告' }).click();
  const panel = deskOf(referee, running);
  await expect(panel.getByRole('button', { name: '警告', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(spectator.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(spectator.getByRole('button', { name: '裁定' })).toHaveCount(0);
});

test('a player calls a referee, sees them come, and has the time back', async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  const [player, referee] = await Promise.all([
    openWindow({ player: running.a }),
    openWindow({ player: running.staff.referee }),
  ]);
  await Promise.all([
    player.goto(myPanelPath(running.tournament.id)),
    referee.goto(`/solo-tournaments/${running.tournament.id}/referee`),
  ]);
  await player.getByRole('button', { name: '呼叫裁判' }).click();
  const dialog = player.getByRole('dialog', { name: '呼叫裁判' });
  await dialog.getByLabel('情况说明').fill('对手加不上好友');
  await dialog.getByRole('button', { name: '呼叫裁判' }).click();
  const call = player.getByRole('region', { name: '你的呼叫' });
  await expect(call).toContainText('还没有人接手');

  await referee.getByRole('button', { name: new RegExp(`${running.a.username} 呼叫裁判`) }).click();
  const panel = deskOf(referee, running);
  const open = panel.getByRole('region', { name: `${running.a.username} 的呼叫` });
  await expect(open).toContainText('对手加不上好友');
  await panel.getByRole('button', { name: '接手' }).click();
  await expect(call).toContainText(`裁判 ${running.staff.referee.username} 已接手`);
  await expect(player.getByRole('button', { name: '撤回呼叫' })).toHaveCount(0);
  await open.getByRole('button', { name: '处理完毕' }).click();
  await expect(open).toHaveCount(0);
  await expect(call).toHaveCount(0);
  const { series } = await running.staff.referee.site.call(matchesApi.get, { params: { id: running.matchId } });
  expect(series.rulings).toMatchObject([{ kind: 'extended', reason: '裁判处理呼叫占用的时间' }]);
});

test('a whole event stands still until the referee lets it go on', async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  const [player, referee] = await Promise.all([
    openWindow({ player: running.a }),
    openWindow({ player: running.staff.referee }),
  ]);
  await Promise.all([
    player.goto(myPanelPath(running.tournament.id)),
    referee.goto(`/solo-tournaments/${running.tournament.id}/referee`),
  ]);
  await expect(player.getByRole('button', { name: '我已就绪' })).toBeVisible();
  await referee.getByRole('button', { name: '暂停赛事' }).click();
  const dialog = referee.getByRole('dialog', { name: '暂停赛事' });
  await dialog.getByLabel('原因').fill('场馆断电');
  await dialog.getByRole('button', { name: '暂停赛事' }).click();
  await expect(player.getByText(/赛事已暂停.*场馆断电/).first()).toBeVisible();
  await expect(player.getByRole('button', { name: '我已就绪' })).toHaveCount(0);
  await referee.getByRole('button', { name: '恢复赛事' }).click();
  await dialogIn(referee).getByLabel('原因').fill('来电');
  await dialogIn(referee).getByRole('button', { name: '恢复赛事' }).click();
  await expect(player.getByRole('button', { name: '我已就绪' })).toBeVisible();
});

test('a referee rules on a phone of 360 px', async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await disputeGame(running);
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true };
  const referee = await openWindow({ player: running.staff.referee, ...phone });
  await referee.goto(`/solo-tournaments/${running.tournament.id}/referee`);
  await referee.getByRole('button', { name: /第 1 局上报不一致/ }).tap();
  const panel = deskOf(referee, running);
  await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport();
  await expectFitsPhone(referee);
  await panel.getByRole('button', { name: `裁定第 1 局：${running.b.username} 胜` }).tap();
  await panel.getByRole('button', { name: '截图为准' }).tap();
  await submitOf(panel, `裁定第 1 局：${running.b.username} 胜`).tap();
  await expect(referee.getByText('暂无待裁')).toBeVisible();
});

/** Both sides report that they have won the first game. */
async function disputeGame(running: RunningMatch): Promise<void> {
  await playUntilGame(running);
  for (const side of SIDES)
    await running[side].site.call(matchesApi.report, {
      params: { id: running.matchId },
      body: { game_number: 1, result: side },
    });
}

/** Four players, both semi-finals played at one game each, and the final open. */
async function playSemis(): Promise<{
  id: string;
  name: string;
  semi: RunningMatch;
  other: RunningMatch;
  finalists: string[];
}> {
  const people = await Promise.all([staffOfSite(), ...['东', '南', '西', '北'].map((start) => newPlayer(start))]);
  const [staff, ...players] = people as [Awaited<ReturnType<typeof staffOfSite>>, ...Player[]];
  const stages = FINAL_ONLY.map((stage) => ({ ...stage, best_of: 1 as const }));
  const announced = await openTournament(staff, stages, players.length);
  const entries = new Map<string, Player>();
  for (const player of players) entries.set(await enter(player, announced, createPace(1, 1)), player);
  await checkInAll(staff, players, announced.id, 600);
  const tournament = await startTournament(staff, announced.id);
  const duels = tournament.stages[0]!.rounds[0]!.matches.map(({ a, b, match_id }): RunningMatch => ({
    a: entries.get(a)!,
    b: entries.get(b)!,
    matchId: match_id,
    tournament,
    staff,
  }));
  for (const running of duels) await playGame(running, 'a');
  await expect
    .poll(async () => {
      const read = await staff.referee.site.call(tournamentsApi.get, { params: { id: tournament.id } });
      return read.tournament.stages[0]!.rounds[1]?.matches.length;
    })
    .toBe(1);
  const [semi, other] = duels as [RunningMatch, RunningMatch];
  return { id: tournament.id, name: tournament.name, semi, other, finalists: [semi.a.username, other.a.username] };
}

test('a correction shows the final that it takes back, and asks again once that has begun', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/409/);
  const { id, semi, other, finalists } = await playSemis();
  const referee = await openWindow({ player: semi.staff.referee });
  await referee.goto(`/solo-tournaments/${id}?tab=bracket`);
  await referee.getByRole('button', { name: `更正 ${semi.a.username} 对 ${semi.b.username} 的结果` }).click();
  const dialog = referee.getByRole('dialog', { name: /^更正结果/ });
  await dialog.getByRole('button', { name: `改判 ${semi.b.username} 胜` }).click();
  const effects = dialog.getByRole('region', { name: '更正后会动到' });
  await expect(effects).toContainText('作废的场次');
  for (const name of finalists) await expect(effects).toContainText(name);
  await dialog.getByLabel('原因').fill(REASON);

  const { tournament } = await semi.staff.referee.site.call(tournamentsApi.get, { params: { id } });
  const [final] = tournament.stages[0]!.rounds[1]!.matches;
  await semi.staff.referee.site.call(matchesApi.rule, {
    params: { id: final!.match_id },
    body: { type: 'pause', reason: REASON },
  });
  const confirm = dialog.getByRole('button', { name: `更正第 1 局：${semi.b.username} 胜，作废 1 场` });
  await confirm.click();
  await expect(dialog.getByLabel('原因')).toHaveAccessibleDescription('情况已有变化，请重新核对更正的影响');
  await expect(effects).toContainText('已暂停');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(referee.getByRole('link', { name: new RegExp(`^决赛 .*${semi.b.username}`) })).toBeVisible();

  await referee.getByRole('button', { name: `更正 ${other.a.username} 对 ${other.b.username} 的结果` }).click();
  await referee.getByRole('dialog').getByRole('button', { name: '更正比分' }).click();
  const scores = referee.getByRole('dialog', { name: /^更正比分/ });
  await scores.getByRole('button', { name: '0:1', exact: true }).click();
  await expect(scores.getByRole('region', { name: '更正后会动到' })).toContainText(`0:1 ${other.b.username} 胜`);
  await scores.getByLabel('原因').fill(REASON);
  await scores.getByRole('button', { name: `更正为 ${other.a.username} 0:1 ${other.b.username}` }).click();
  await expect(scores).toBeHidden();
  await expect(referee.getByRole('link', { name: new RegExp(`^决赛 .*${other.b.username}`) })).toBeVisible();
});
