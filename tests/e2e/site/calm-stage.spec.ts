import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Page } from '@playwright/test';
import { layoutShifts, watchLayout } from '../support/layout-shift.ts';
import { buildRunningMatch, FINAL_ONLY, playGame, playUntilGame, type RunningMatch } from '../support/match.ts';
import { newStaff } from '../support/new-accounts.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

const LOADING_MOST = 0.02;
const WATCHING_MOST = 0.05;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** Between phone and desktop the sidebar begins as a rail. */
const TABLET = { width: 900, height: 700 };

const stageOf = (page: Page) => page.getByRole('region', { name: '焦点场次' });

const feature = ({ staff, tournament, matchId }: RunningMatch) =>
  staff.referee.site.call(tournamentsApi.feature, { params: { id: tournament.id }, body: { match_id: matchId } });

async function expectCalm(page: Page, most: number): Promise<void> {
  const { sum, largest } = await layoutShifts(page);
  expect(sum, JSON.stringify(largest)).toBeLessThan(most);
}

for (const viewport of [...SIZES, TABLET]) {
  test(`nothing moves on the home page while it loads, ${viewport.width} px wide`, async ({ openWindow }) => {
    const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
    await playUntilGame(running);
    await feature(running);
    const windows = await Promise.all([
      openWindow({ viewport }),
      openWindow({ viewport, player: await newPlayer('新人') }),
      openWindow({ viewport, player: running.a }),
    ]);
    for (const page of windows) {
      await watchLayout(page);
      await page.goto('/');
      await expect(stageOf(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: '排行榜' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectCalm(page, LOADING_MOST);
    }
  });
}

for (const viewport of SIZES) {
  test(`nothing moves beside the stage while matches begin and end, ${viewport.width} px wide`, async ({
    openWindow,
  }) => {
    const [first, second] = await Promise.all([
      buildRunningMatch(FINAL_ONLY, { staff: newStaff() }),
      buildRunningMatch(FINAL_ONLY, { staff: newStaff() }),
    ]);
    await playUntilGame(first);
    await feature(first);
    const [guest, live, player] = await Promise.all([
      openWindow({ viewport }),
      openWindow({ viewport }),
      openWindow({ viewport, player: first.a }),
    ]);
    const windows = [guest, live, player];
    for (const page of windows) {
      await watchLayout(page);
      await page.goto(page === live ? '/live' : '/');
      await expect(stageOf(page)).toContainText(first.b.username);
      await expect(page.getByRole('heading', { name: page === live ? '直播队列' : '排行榜' })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    await expect(player.getByRole('link', { name: new RegExp(`你的场次.*${first.b.username}`) })).toBeVisible();

    await playGame(first, 'a');
    await playGame(first, 'a');
    await expect(player.getByText('现在没有要打的')).toBeVisible();
    await playUntilGame(second);
    await feature(second);
    for (const page of windows) {
      await expect(stageOf(page)).toContainText(second.a.username);
      await expect(stageOf(page)).toContainText('导播指定');
      await expectCalm(page, WATCHING_MOST);
      expect((await layoutShifts(page)).gaps).toBe(0);
    }
  });
}
