import type { Page } from '@playwright/test';

/** In the room of one's own match: says that one has won the game. */
export async function claimWin(page: Page, game: number): Promise<void> {
  await page.getByRole('group', { name: '结果' }).getByRole('button', { name: '我胜' }).click();
  await page.getByRole('button', { name: `上报：第 ${game} 局我胜` }).click();
}
