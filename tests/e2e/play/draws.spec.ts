import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { buildRunningMatch, playGame } from '../support/match.ts';
import { expect, test } from '../support/test.ts';

const ONE_ROUND: StageSettings[] = [{ type: 'swiss', rounds: 1, best_of: 3 }];

test('an event shows its commitment while it goes on, and proves its draws when it is over', async ({ page }) => {
  const running = await buildRunningMatch(ONE_ROUND);
  await page.goto(`/solo-tournaments/${running.tournament.id}`);
  await page.getByRole('link', { name: '抽签验证' }).click();
  await expect(page).toHaveURL(`/solo-tournaments/${running.tournament.id}/draws`);
  await expect(page.getByText('结束后公布', { exact: true })).toBeVisible();
  const commitment = await page.locator('code').first().textContent();
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);

  await playGame(running, 'a');
  await playGame(running, 'a');
  await expect(page.getByText('已在本机重新计算 3 次抽签，全部一致。')).toBeVisible();
  await expect(page.locator('code').first()).toHaveText(commitment ?? '');
  await page.getByText('瑞士轮 第 1 轮 对阵').click();
  await expect(page.getByText(new RegExp(`${running.a.username} – ${running.b.username}`))).toBeVisible();
});
