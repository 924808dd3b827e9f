import type { Page } from '@playwright/test';
import { buildBattle, startBattle } from '../support/battles.ts';
import { buildRunningMatch, FINAL_ONLY, matchViewPath } from '../support/match.ts';
import { newStaff } from '../support/new-accounts.ts';
import { siteUrl } from '../support/players.ts';
import { openRendered } from '../support/rendered.ts';
import { expect, test } from '../support/test.ts';

/** Files and KB (1,000 bytes, as they come over the wire). */
type Load = { files: number; kilobytes: number };
type Loads = {
  /** What the page is painted with: document, style sheets, preloaded fonts, and scripts, if any were asked for by then. */
  painted: Load;
  /** What it listens with: document, style sheets and scripts until React has taken it over; fonts are not counted. */
  hydrated: Load;
};

const MOST_FILES = 12;

async function loadsOf(page: Page, path: string): Promise<Loads> {
  await page.addInitScript(() => {
    document.addEventListener('takenover', () => performance.mark('taken over'));
  });
  await openRendered(page, path);
  await page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0);
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const paintedAt = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    const takenOverAt = performance.getEntriesByName('taken over')[0]?.startTime ?? 0;
    const isOf = (kinds: RegExp) => (file: PerformanceResourceTiming) => kinds.test(new URL(file.name).pathname);
    // a font that the style sheet asks for is not waited for
    const isWaitedFor = ({ name, initiatorType }: PerformanceResourceTiming) =>
      !name.endsWith('.woff2') || initiatorType === 'link';
    const sum = (loaded: PerformanceResourceTiming[]) => ({
      files: loaded.length + 1,
      kilobytes: loaded.reduce((bytes, file) => bytes + file.encodedBodySize, document?.encodedBodySize ?? 0) / 1_000,
    });
    return {
      painted: sum(
        files.filter(isOf(/\.(?:css|js|woff2)$/)).filter((file) => isWaitedFor(file) && file.startTime < paintedAt),
      ),
      hydrated: sum(files.filter(isOf(/\.(?:css|js)$/)).filter(({ startTime }) => startTime < takenOverAt)),
    };
  });
}

/** Document, style sheets and scripts of a page that the browser makes, when it shows something. */
async function loadOf(page: Page, path: string): Promise<Load> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main')).toBeAttached();
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      /\.(?:css|js)$/.test(new URL(name).pathname),
    );
    const bytes = files.reduce((sum, file) => sum + file.encodedBodySize, document?.encodedBodySize ?? 0);
    return { files: files.length + 1, kilobytes: bytes / 1_000 };
  });
}

function print(name: string, { files, kilobytes }: Load, most: number): void {
  process.stdout.write(`${name}: ${kilobytes.toFixed(1)} KB of at most ${most}, in ${files} files\n`);
}

/** KB until the page is painted, and until it listens, on a site with the hundred events and battles that the stories before it made. */
const PAGES: readonly (readonly [name: string, path: string, painted: number, hydrated: number])[] = [
  ['home', '/', 135, 240],
  ['lobby', '/solo-tournaments', 130, 230],
];

for (const [name, path, painted, hydrated] of PAGES) {
  test(`the ${name} is painted with at most ${painted} KB in ${MOST_FILES} files`, async ({ page }) => {
    expectWithin(name, await loadsOf(page, path), { painted, hydrated });
  });
}

for (const [name, path] of PAGES) {
  test(`the ${name} and what comes after it make no schemas`, async ({ page }) => {
    await page.goto(path);
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map((file) => new URL(file.name).pathname));
    await expect.poll(scripts).toContainEqual(expect.stringMatching(/\/page-kit-/));
    await page.waitForLoadState('networkidle');
    expect((await scripts()).filter((file) => /\/(?:schemas|zod)-/.test(file))).toEqual([]);
  });
}

test(`an event is painted with at most 150 KB, its match view with 130`, async ({ openWindow }) => {
  const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  const [event, matchView] = await Promise.all([openWindow(), openWindow()]);
  const path = `/solo-tournaments/${running.tournament.id}`;
  expectWithin('event', await loadsOf(event, path), { painted: 150, hydrated: 265 });
  expectWithin('match view', await loadsOf(matchView, matchViewPath(running)), { painted: 130, hydrated: 137 });
});

function expectWithin(name: string, loads: Loads, most: { painted: number; hydrated: number }): void {
  print(`${name}, painted`, loads.painted, most.painted);
  print(`${name}, listening`, loads.hydrated, most.hydrated);
  expect(loads.painted.kilobytes).toBeLessThanOrEqual(most.painted);
  expect(loads.painted.files).toBeLessThanOrEqual(MOST_FILES);
  expect(loads.hydrated.kilobytes).toBeLessThanOrEqual(most.hydrated);
  expect(loads.hydrated.files).toBeLessThanOrEqual(MOST_FILES);
}

/** KB of a layout of the overlay that shows a match or a battle. */
const OVERLAY_MOST = 21;
/** KB of a layout that shows an event: it follows stages of every type, of teams too. The goal is that of the others. */
const EVENT_OVERLAY_MOST = 27.5;

test(`a layout of the overlay needs at most ${OVERLAY_MOST} KB, one of an event ${EVENT_OVERLAY_MOST}, in ${MOST_FILES} files`, async ({
  page,
}) => {
  const { tournament, matchId } = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
  for (const layout of ['bar', 'lower-third', 'full', 'bracket', 'standings']) {
    const isOfEvent = layout === 'bracket' || layout === 'standings';
    const source = isOfEvent ? `tournament=${tournament.id}` : `match=${matchId}`;
    const most = isOfEvent ? EVENT_OVERLAY_MOST : OVERLAY_MOST;
    const load = await loadOf(page, `${siteUrl()}/match-view?layout=${layout}&${source}`);
    print(`overlay, ${layout}`, load, most);
    expect.soft(load.kilobytes).toBeLessThanOrEqual(most);
    expect.soft(load.files).toBeLessThanOrEqual(MOST_FILES);
  }
});

test(`a layout of the overlay that follows a battle needs at most ${OVERLAY_MOST} KB in ${MOST_FILES} files`, async ({
  page,
}) => {
  const format = { code: 'winner_stays', size: 3, order: 'fixed', revival: false } as const;
  const battle = await buildBattle(format, format.size - 1);
  await startBattle(battle, format.size);
  const ofBattle = ['battle-bar', 'line-up', 'ring', 'boards', 'next-player'];
  for (const layout of ['bar', 'lower-third', 'full', ...ofBattle]) {
    const load = await loadOf(page, `${siteUrl()}/match-view?layout=${layout}&battle=${battle.id}`);
    print(`overlay of a battle, ${layout}`, load, OVERLAY_MOST);
    expect.soft(load.kilobytes).toBeLessThanOrEqual(OVERLAY_MOST);
    expect.soft(load.files).toBeLessThanOrEqual(MOST_FILES);
  }
});
