import { buildRunningMatch, matchViewPath, playGame } from '../support/match.ts';
import { expect, test } from '../support/test.ts';
import { score } from '../support/locators.ts';

test('the replay steps back to an earlier score and returns to live', async ({ page }) => {
  const running = await buildRunningMatch();
  await playGame(running, 'a');
  await playGame(running, 'b');
  await page.goto(matchViewPath(running));
  await expect(score(page, 1, 1)).toBeVisible();

  const slider = page.getByRole('slider', { name: '回放位置' });
  await slider.focus();
  await expect(async () => {
    await slider.press('ArrowLeft');
    await expect(score(page, 1, 0)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(page.getByRole('region', { name: '比分' })).toContainText('回放');
  await slider.press('Home');
  await expect(score(page, 0, 0)).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /^第 1 步/);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^第 2 步/);

  await page.getByRole('button', { name: '回到直播' }).click();
  await expect(score(page, 1, 1)).toBeVisible();
});

test('a replay that is looked at does not jump when the match goes on', async ({ page }) => {
  const running = await buildRunningMatch();
  await playGame(running, 'a');
  await page.goto(matchViewPath(running));
  const slider = page.getByRole('slider', { name: '回放位置' });
  await expect(slider).toBeEnabled();
  await slider.press('Home');
  const before = Number(await slider.getAttribute('max'));
  await playGame(running, 'a');
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(before);
  await expect(score(page, 0, 0)).toBeVisible();
  await slider.press('Escape');
  await expect(score(page, 2, 0)).toBeVisible();
  await expect(page.getByRole('region', { name: '比分' })).toContainText(`${running.a.username} 取胜`);
});

test('a time in the timeline leads to that moment', async ({ page }) => {
  const running = await buildRunningMatch();
  await playGame(running, 'b');
  await page.goto(matchViewPath(running));
  await page.getByRole('button', { name: /^全部 \d+ 条$/ }).click();
  await page
    .getByRole('button', { name: /^回放到/ })
    .last()
    .click();
  await expect(page.getByRole('slider', { name: '回放位置' })).toHaveAttribute('aria-valuetext', /^第 1 步/);
  await expect(score(page, 0, 0)).toBeVisible();
});
