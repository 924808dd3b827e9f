import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { buildRunningMatch, playGame } from '../../support/match.ts';
import { expect, test } from '../../support/test.ts';

const ONE_ROUND: StageSettings[] = [{ type: 'swiss', rounds: 1, best_of: 3 }];

test('a referee amends the rules, and whoever watches the event is told at once, with the old rule and the new', async ({
  page,
  openWindow,
}) => {
  const running = await buildRunningMatch(ONE_ROUND);
  const path = `/solo-tournaments/${running.tournament.id}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: running.tournament.name, level: 1 })).toBeVisible();
  await expect(page.getByText('规则已修改')).toBeHidden();

  const desk = await openWindow({ player: running.staff.referee });
  await desk.goto(`${path}/rules`);
  await desk.getByRole('button', { name: '核对' }).click();
  await expect(desk.getByRole('region', { name: '规则核对' }).getByText('一致')).toBeVisible();
  await desk.getByRole('button', { name: '修改规则' }).click();
  const dialog = desk.getByRole('dialog', { name: '修改规则' });
  const submit = dialog.getByRole('button', { name: `修改「${running.tournament.name}」的规则` });
  await dialog.getByLabel('选择禁用').fill('120');
  await submit.click();
  await expect(dialog.getByLabel('原因')).toHaveAccessibleDescription('请填写原因');
  await dialog.getByLabel('原因').fill('场馆网络不稳');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('第 2 版').first()).toBeVisible();

  await expect(page.getByText('规则已修改（第 2 版）')).toBeVisible();
  await page.getByRole('link', { name: '查看改动' }).click();
  const change = page.getByRole('row', { name: /选择禁用/ });
  await expect(change).toContainText('限时 1 分 30 秒。');
  await expect(change).toContainText('限时 2 分钟。');
  await page.getByRole('button', { name: '核对' }).click();
  await expect(page.getByRole('region', { name: '规则核对' }).getByText('一致')).toBeVisible();

  const mine = await openWindow({ player: running.a });
  await mine.goto('/notifications');
  await expect(mine.getByText('赛事规则已修改').first()).toBeVisible();
});

test('an event is seen as it stood at any moment, and the link to a moment opens the same', async ({
  page,
  openWindow,
}) => {
  const running = await buildRunningMatch(ONE_ROUND);
  await playGame(running, 'a');
  await playGame(running, 'a');
  const path = `/solo-tournaments/${running.tournament.id}`;
  await page.goto(`${path}?tab=swiss`);
  const table = page.getByRole('region', { name: '积分榜' });
  const winner = table.getByRole('row').filter({ hasText: running.a.username });
  await expect(winner).toContainText('1–0');

  await page.getByRole('link', { name: '赛事回放' }).click();
  await expect(page.getByText('记录从开放报名开始')).toBeVisible();
  const slider = page.getByRole('slider', { name: '回放位置' });
  await slider.press('PageDown');
  await expect(page.getByText('开放签到')).toBeVisible();
  await slider.press('End');
  await expect(page.getByText('赛事结束，冠军')).toBeVisible();
  await page.getByRole('tab', { name: /瑞士轮/ }).click();
  await expect(winner).toContainText('1–0');
  await expect(page).toHaveURL(/at=[1-9]/);
  const atEnd = page.url();
  await slider.press('PageUp');
  await expect(page.getByText('瑞士轮 第 1 轮开始，1 场')).toBeVisible();
  await expect(winner).toContainText('0–0');
  await expect(page).not.toHaveURL(atEnd);

  const other = await openWindow();
  await other.goto(page.url());
  await expect(other.getByText('瑞士轮 第 1 轮开始，1 场')).toBeVisible();
  const theirs = other.getByRole('region', { name: '积分榜' }).getByRole('row').filter({ hasText: running.a.username });
  await expect(theirs).toContainText('0–0');
  await other.getByRole('button', { name: '回到现在' }).click();
  await expect(theirs).toContainText('1–0');
});

test('everybody reads the log of an event, by kind and by player', async ({ page }) => {
  const running = await buildRunningMatch(ONE_ROUND);
  await page.goto(`/solo-tournaments/${running.tournament.id}/log`);
  await expect(page.getByText('瑞士轮 第 1 轮开始，1 场')).toBeVisible();
  await playGame(running, 'a');
  await playGame(running, 'a');
  await expect(page.getByText('赛事结束，冠军')).toBeVisible();
  await page.getByRole('button', { name: '报名', exact: true }).click();
  await expect(page.getByText('赛事结束，冠军')).toBeHidden();
  await page.getByPlaceholder('按选手筛选').fill(running.b.username);
  await page.getByRole('button', { name: running.b.username }).click();
  const lines = page.getByRole('region', { name: '记录' }).getByRole('listitem');
  await expect(lines.filter({ hasText: running.b.username }).first()).toBeVisible();
  await expect(lines.filter({ hasText: running.a.username })).toHaveCount(0);
});
