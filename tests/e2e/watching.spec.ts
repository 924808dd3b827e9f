import type { Page } from '@playwright/test';
import { matchesApi } from '@pailei/contracts/matches';
import { tournamentsApi } from '@pailei/contracts/tournaments';
import { buildDuel, FINAL_ONLY, matchViewPath, playGame, playUntilGame } from './support/duel.ts';
import { newStaff } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { overlayDigit, score } from './support/windows.ts';

const QUIET_MS = 10_000;

/** Resolves when the page asked the server for nothing during ten seconds. */
async function expectNoRequest(page: Page): Promise<void> {
  const asks = page.waitForRequest((request) => ['document', 'xhr', 'fetch'].includes(request.resourceType()), {
    timeout: QUIET_MS,
  });
  await expect(asks).rejects.toThrow('Timeout');
}

test('a result reported by both players appears in match view, home and overlay by itself', async ({
  page: home,
  openWindow,
}) => {
  // Not of the demonstration: real events come before it, whatever a referee features.
  const duel = await buildDuel(FINAL_ONLY, { staff: newStaff() });
  await playUntilGame(duel);
  const { referee } = duel.staff;
  await referee.site.call(tournamentsApi.feature, {
    params: { id: duel.tournament.id },
    body: { match_id: duel.matchId },
  });
  const [matchView, overlay] = await Promise.all([openWindow(), openWindow()]);

  await Promise.all([home.goto('/'), matchView.goto(matchViewPath(duel)), overlay.goto('/match-view')]);
  await expect(home.getByRole('region', { name: '焦点对局' })).toContainText(duel.a.username);
  await expect(score(home, 0, 0)).toBeVisible();
  await expect(score(matchView, 0, 0)).toBeVisible();
  await expect(matchView.getByRole('slider', { name: '回放位置' })).toBeVisible();
  await expect(overlay.locator('[data-part="a"]')).toContainText(duel.a.username);
  await expect(overlayDigit(overlay, 'a')).toHaveText('0');
  const windows = [home, matchView, overlay];
  await Promise.all(windows.map((window) => window.waitForLoadState('networkidle')));

  const quiet = Promise.all(windows.map(expectNoRequest));
  await playGame(duel, 'a');
  await expect(score(home, 1, 0)).toBeVisible();
  await expect(score(matchView, 1, 0)).toBeVisible();
  await expect(overlayDigit(overlay, 'a')).toHaveText('1');
  await expect(overlayDigit(overlay, 'b')).toHaveText('0');
  await quiet;
});

test('the overlay of one match stays with it, whatever is featured', async ({ page }) => {
  const duel = await buildDuel();
  await page.goto(`/match-view?match=${duel.matchId}&layout=lower-third&theme=light`);
  await expect(page.getByText(duel.b.username)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('home leads a guest to the match view of the featured match', async ({ page }) => {
  const duel = await buildDuel();
  await playUntilGame(duel);
  await page.goto('/');
  await page.getByRole('region', { name: '焦点对局' }).getByRole('link', { name: '看现场' }).click();
  await expect(page).toHaveURL(/\/match-view\?match=/);
  await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
});

test('the record of a match is public and folds to what is shown', async ({ page }) => {
  const duel = await buildDuel();
  await playGame(duel, 'b');
  const { events } = await duel.a.site.call(matchesApi.record, { params: { id: duel.matchId } });
  await page.goto(matchViewPath(duel));
  await expect(page.getByRole('slider', { name: '回放位置' })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`共 ${events.length} 步`),
  );
  await expect(score(page, 0, 1)).toBeVisible();
});
