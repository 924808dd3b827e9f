import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.ts';
import { buildRunningMatch, FINAL_ONLY, matchViewPath, myPanelPath, playGame } from '../../support/match.ts';
import { newStaff } from '../../support/new-accounts.ts';
import { expect, test } from '../../support/test.ts';

const SWISS: StageSettings[] = [{ type: 'swiss', rounds: 1, best_of: 3 }];
const REASON = '抽签时漏了一位选手';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^撤销/ });

test('a referee undoes the start of a round and reads what it moves; the player’s page follows, the log says who and why', async ({
  openWindow,
}) => {
  const running = await buildRunningMatch(SWISS, { staff: newStaff() });
  const event = `/solo-tournaments/${running.tournament.id}`;
  const { referee: staff } = running.staff;
  const [player, referee] = await Promise.all([openWindow({ player: running.a }), openWindow({ player: staff })]);
  await Promise.all([player.goto(`${event}?tab=swiss`), referee.goto(`${event}/referee`)]);
  await expect(player.getByRole('heading', { name: '各轮对阵' })).toBeVisible();
  await referee.getByRole('button', { name: '撤销上一步' }).click();
  const dialog = dialogOf(referee);
  await expect(dialog).toContainText('第 1 轮的开始');
  await expect(dialog.getByRole('region', { name: '撤销后会动到' })).toContainText('第 1 桌');
  await dialog.getByRole('button', { name: '撤销，作废 1 场' }).click();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await dialog.getByLabel('原因').fill(REASON);
  await expectAccessible(referee);
  await dialog.getByRole('button', { name: '撤销，作废 1 场' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(player.getByRole('heading', { name: '各轮对阵' })).toHaveCount(0);

  await referee.goto(`${event}/log`);
  await expect(referee.getByText(`${staff.username} 撤销瑞士轮 第 1 轮的开始，原因：${REASON}`)).toBeVisible();
  await referee.getByRole('button', { name: '撤销上一步' }).click();
  await expect(dialogOf(referee)).toContainText('没有可以撤销的一步');
  await player.goto(`${event}/log`);
  await expect(player.getByText(REASON).first()).toBeVisible();
  await expect(player.getByRole('button', { name: '撤销上一步' })).toHaveCount(0);
});

test('a referee undoes the start of a stage that came too early, and begins it again; the player’s bracket goes and comes', async ({
  openWindow,
}) => {
  const running = await buildRunningMatch([...SWISS, ...FINAL_ONLY], { staff: newStaff() });
  const { a, b, staff } = running;
  const event = `/solo-tournaments/${running.tournament.id}`;
  const [player, referee] = await Promise.all([openWindow({ player: a }), openWindow({ player: staff.referee })]);
  await Promise.all([player.goto(`${event}?tab=bracket`), referee.goto(`${event}/referee`)]);
  for (const winner of ['a', 'a'] as const) await playGame(running, winner);
  const bracket = player.getByRole('region', { name: '对阵图' });
  await expect(bracket).toContainText(b.username);

  await referee.getByRole('button', { name: '撤销上一步' }).click();
  const dialog = dialogOf(referee);
  await expect(dialog).toContainText('第 2 阶段（淘汰赛）的开始');
  await expect(dialog.getByRole('region', { name: '撤销后会动到' })).toContainText(`${a.username} 对 ${b.username}`);
  await dialog.getByLabel('原因').fill(REASON);
  await dialog.getByRole('button', { name: '撤销，作废 1 场' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bracket).toHaveCount(0);
  await expect(referee.getByText('没有进行中的轮次')).toBeVisible();

  await referee.getByRole('link', { name: '查看赛事' }).click();
  await referee.getByRole('button', { name: '开始下一轮' }).click();
  await expect(bracket).toContainText(b.username);
});

test('a referee comes from the match’s page to its panel with a phone, rules, and takes the ruling back from the log; the player sees both', async ({
  openWindow,
}) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  const [player, guest, referee] = await Promise.all([
    openWindow({ player: running.a }),
    openWindow(),
    openWindow({ player: running.staff.referee }),
  ]);
  await referee.setViewportSize({ width: 360, height: 780 });
  const path = matchViewPath(running);
  await Promise.all([player.goto(myPanelPath(running.tournament.id)), guest.goto(path), referee.goto(path)]);
  await expect(guest.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(guest.getByRole('link', { name: '裁判台' })).toHaveCount(0);

  await referee.getByRole('link', { name: '裁判台' }).click();
  const panel = referee.getByRole('region', { name: `裁判台：${running.a.username} 对 ${running.b.username}` });
  await panel.getByRole('button', { name: '判整场负', exact: true }).click();
  await panel.getByRole('group', { name: '对象' }).getByRole('button', { name: running.b.username }).click();
  await panel.getByLabel('原因，双方可见').fill('作弊');
  await expect(panel.getByRole('region', { name: '裁定后会动到' })).toContainText('本场');
  // from its top, where nothing lies under the header that sticks
  await referee.evaluate(() => scrollTo(0, 0));
  await expectFitsPhone(referee);
  await panel.locator('button[type="submit"]', { hasText: '整场负' }).click();
  await expect(panel).toContainText('弃权结束');
  await expect(player.getByText('判你获胜').or(player.getByText('你赢了')).first()).toBeVisible();

  await referee.goto(`/solo-tournaments/${running.tournament.id}/log`);
  await referee.getByRole('button', { name: '撤销上一步' }).click();
  const dialog = dialogOf(referee);
  await expect(dialog).toContainText('判罚');
  await expect(dialog.getByRole('region', { name: '撤销后会动到' })).toContainText('本场');
  await dialog.getByLabel('原因').fill('判错了一方');
  await expectFitsPhone(referee);
  await dialog.getByRole('button', { name: /^撤销/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(referee.getByText('判错了一方').first()).toBeVisible();
  const { series } = await running.staff.referee.site.call(matchesApi.get, { params: { id: running.matchId } });
  expect(series.rulings.map(({ kind }) => kind)).toEqual(['penalty', 'undone']);
  expect(series.status).toBe('check_in');
  const { tournament } = await running.staff.referee.site.call(tournamentsApi.get, {
    params: { id: running.tournament.id },
  });
  expect(tournament.status).toBe('running');
  await expect(player.getByRole('button', { name: '我已就绪' })).toBeVisible();
});
