import type { Page } from '@playwright/test';
import { overlayDigit } from '../support/locators.ts';
import { buildRunningMatch, matchViewPath, playUntilGame } from '../support/match.ts';
import { expect, test } from '../support/test.ts';

/** The site gives the page and nothing else, until `isAway` is false. */
async function keepFilesAway(page: Page) {
  const site = { isAway: true, asked: 0 };
  await page.route(/\/(assets\/.*|robots\.txt)$/, (route) => {
    if (route.request().url().endsWith('/robots.txt')) site.asked += 1;
    return site.isAway ? route.fulfill({ status: 503, body: '{}' }) : route.continue();
  });
  return site;
}

test('a page, a match view and an overlay that came without their files are loaded again as soon as the site answers', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 503/, /Refused to apply style/);
  const running = await buildRunningMatch();
  await playUntilGame(running);
  const connected = (page: Page) => page.getByRole('region', { name: '比分' }).getByText('已连接');
  const windows = [
    { path: `/solo-tournaments/${running.tournament.id}`, live: (page: Page) => page.getByText('已连接').first() },
    { path: matchViewPath(running), live: connected },
    { path: `/match-view?match=${running.matchId}`, live: (page: Page) => overlayDigit(page, 'a') },
  ];
  for (const { path, live } of windows) {
    const page = await openWindow();
    const site = await keepFilesAway(page);
    await page.goto(path);
    await expect.poll(() => site.asked, { message: path }).toBeGreaterThan(1);
    await expect(live(page)).toBeHidden();
    site.isAway = false;
    await expect(live(page), path).toBeVisible();
  }
});
