import type { StageSettings } from '@pailei/domain/tournament';
import { buildDuel, playGame } from './support/duel.ts';
import { expect, test } from './support/test.ts';

const ONE_ROUND: StageSettings[] = [{ type: 'swiss', rounds: 1, best_of: 3 }];

test('an event shows its commitment while it goes on, and proves its draws when it is over', async ({ page }) => {
  const duel = await buildDuel(ONE_ROUND);
  await page.goto(`/solo-tournaments/${duel.tournament.id}`);
  await page.getByRole('link', { name: '抽签验证' }).click();
  await expect(page).toHaveURL(`/solo-tournaments/${duel.tournament.id}/draws`);
  await expect(page.getByText('赛事结束后公布', { exact: true })).toBeVisible();
  const commitment = await page.locator('code').first().textContent();
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);

  await playGame(duel, 'a');
  await playGame(duel, 'a');
  await expect(page.getByText('已在本机重新计算 3 次抽签，全部一致。')).toBeVisible();
  await expect(page.locator('code').first()).toHaveText(commitment ?? '');
  await page.getByText('瑞士轮 第 1 轮 对阵').click();
  await expect(page.getByText(new RegExp(`${duel.a.username} – ${duel.b.username}`))).toBeVisible();
});
