import type { Page, Request } from '@playwright/test';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { pairingsApi } from '@pailei/contracts/play/pairings/pairings.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { buildRunningMatch, FINAL_ONLY, matchViewPath, playGame, playUntilGame } from '../support/match.ts';
import { newStaff } from '../support/new-accounts.ts';
import { expect, test } from '../support/test.ts';
import { layoutShifts, watchLayout } from '../support/layout-shift.ts';
import { overlayDigit, score } from '../support/locators.ts';

const QUIET_MS = 10_000;

/** What a page fetches when some event ends, as that of another story may at any moment: leaderboard, champions and their pictures. */
const AFTER_ANY_EVENT = /^\/api\/(?:leaderboard|champions|avatars)/;

/** Resolves when the page asked the server for nothing during ten seconds. */
async function expectNoRequest(page: Page): Promise<void> {
  const isAsking = (request: Request) =>
    ['document', 'xhr', 'fetch'].includes(request.resourceType()) &&
    !AFTER_ANY_EVENT.test(new URL(request.url()).pathname);
  const asked = page.waitForRequest(isAsking, { timeout: QUIET_MS }).then(
    (request) => request.url(),
    () => 'nothing',
  );
  expect(await asked).toBe('nothing');
}

test('a result reported by both players appears in match view, home and overlay by itself', async ({
  page: home,
  openWindow,
}) => {
  // Not of the demonstration: real events come before it, whatever a referee features.
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  await playUntilGame(running);
  const { referee } = running.staff;
  await referee.site.call(tournamentsApi.feature, {
    params: { id: running.tournament.id },
    body: { match_id: running.matchId },
  });
  const [matchView, overlay] = await Promise.all([openWindow(), openWindow()]);

  await Promise.all([home.goto('/'), matchView.goto(matchViewPath(running)), overlay.goto('/match-view')]);
  await expect(home.getByRole('region', { name: '焦点场次' })).toContainText(running.a.username);
  await expect(score(home, 0, 0)).toBeVisible();
  await expect(score(matchView, 0, 0)).toBeVisible();
  await expect(matchView.getByRole('slider', { name: '回放位置' })).toBeVisible();
  await expect(overlay.locator('[data-part="a"]')).toContainText(running.a.username);
  await expect(overlayDigit(overlay, 'a')).toHaveText('0');
  const windows = [home, matchView, overlay];
  await Promise.all(windows.map((window) => window.waitForLoadState('networkidle')));

  const quiet = Promise.all(windows.map(expectNoRequest));
  await playGame(running, 'a');
  await expect(score(home, 1, 0)).toBeVisible();
  await expect(score(matchView, 1, 0)).toBeVisible();
  await expect(overlayDigit(overlay, 'a')).toHaveText('1');
  await expect(overlayDigit(overlay, 'b')).toHaveText('0');
  await quiet;
});

test('the overlay of one match stays with it, whatever is featured', async ({ page }) => {
  const running = await buildRunningMatch();
  await page.goto(`/match-view?match=${running.matchId}&layout=lower-third&theme=light`);
  await expect(page.getByText(running.b.username)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the link of a match is copied where the page has no clipboard, as over plain http', async ({ page }) => {
  const running = await buildRunningMatch();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) document.documentElement.setAttribute('data-copied', target.value);
    });
  });
  await page.goto(matchViewPath(running));
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('链接已复制')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied', new RegExp(running.matchId));
});

test('home leads a guest to the match view of the featured match', async ({ page }) => {
  const running = await buildRunningMatch();
  await playUntilGame(running);
  await page.goto('/');
  await page.getByRole('region', { name: '焦点场次' }).getByRole('link', { name: '观战' }).click();
  await expect(page).toHaveURL(/\/match-view\?match=/);
  await expect(page.getByRole('region', { name: '比分' })).toBeVisible();
});

test('a viewer of a match that is withdrawn reads what happened instead of being moved', async ({
  page,
  openWindow,
}) => {
  const running = await buildRunningMatch([{ type: 'swiss', rounds: 1, best_of: 3 }]);
  const params = { id: running.tournament.id };
  await page.goto(`/solo-tournaments/${params.id}/match-view`);
  const title = page.getByRole('heading', { name: `${running.a.username} 对 ${running.b.username}` });
  await expect(title).toBeAttached();
  const safe = await openWindow();
  await safe.addInitScript(() => localStorage.setItem('spoiler_safe', 'true'));
  await safe.goto(`/solo-tournaments/${params.id}/match-view`);
  await expect(safe.getByRole('heading', { name: `${running.a.username} 对 ${running.b.username}` })).toBeAttached();
  await running.staff.referee.site.call(pairingsApi.takeBack, { params, body: { reason: '名单有误' } });
  await expect(page.getByText('本场已作废，不计入赛事成绩', { exact: false })).toContainText('名单有误');
  await expect(title).toBeAttached();
  await expect(page.getByRole('link', { name: '看其他场次' })).toHaveAttribute('href', /match-view$/);
  await expect(page.getByRole('heading', { name: '本轮对阵' })).toBeVisible();
  // the other tables have their results
  await expect(safe.getByText('本场已作废，不计入赛事成绩', { exact: false })).toBeVisible();
  await expect(safe.getByRole('heading', { name: '本轮对阵' })).toHaveCount(0);
});

test('the record of a match is public and folds to what is shown', async ({ page }) => {
  const running = await buildRunningMatch();
  await playGame(running, 'b');
  const { events } = await running.a.site.call(matchesApi.record, { params: { id: running.matchId } });
  await page.goto(matchViewPath(running));
  await expect(page.getByRole('slider', { name: '回放位置' })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`共 ${events.length} 步`),
  );
  await expect(score(page, 0, 1)).toBeVisible();
});

const LOADING_MOST = 0.02;
const WATCHING_MOST = 0.05;

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`nothing on the match view moves while it loads and a match is played, ${viewport.width} px wide`, async ({
    openWindow,
  }) => {
    const running = await buildRunningMatch();
    const page = await openWindow({ viewport });
    await watchLayout(page);
    await page.goto(matchViewPath(running));
    await expect(score(page, 0, 0)).toBeVisible();
    await expect(page.getByRole('slider', { name: '回放位置' })).toBeEnabled();
    const loaded = await layoutShifts(page);
    expect(loaded.sum, JSON.stringify(loaded.largest)).toBeLessThan(LOADING_MOST);

    await playGame(running, 'a');
    await playGame(running, 'a');
    await expect(score(page, 2, 0)).toBeVisible();
    await expect(page.getByRole('button', { name: '回到终局' })).toBeVisible();
    const watched = await layoutShifts(page);
    expect(watched.sum - loaded.sum, JSON.stringify(watched.largest)).toBeLessThan(WATCHING_MOST);
  });
}
