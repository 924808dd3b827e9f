import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { layoutShifts, watchLayout } from '../support/layout-shift.ts';
import { buildVisits, VISITORS, type Stop } from '../support/page-stops.ts';
import { delayLive } from '../support/sockets.ts';
import { expect, test } from '../support/test.ts';

const MOST_SHIFT = 0.02;
/** On a phone without typefaces snapshots and the hub's answers come after the page is drawn: what kept no room for them moves. */
const LATE_MS = 300;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

async function open(page: Page, { path, isReady }: Stop, hasHeard?: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await isReady(page);
  await page.waitForLoadState('networkidle');
  await hasHeard?.();
}

type Loading = { where?: string; hasHeard?: (() => Promise<void>) | undefined };

/**
 * What moved on the page while it was loaded, if it was too much. Other stories make events at the same time, which lists show at
 * once: a page that moves by itself does so each time.
 */
async function loadingFaults(page: Page, stop: Stop, { where = stop.path, hasHeard }: Loading = {}): Promise<string[]> {
  let shifts = await layoutShifts(page);
  for (let again = 0; again < 3 && shifts.sum >= MOST_SHIFT; again += 1) {
    await open(page, stop, hasHeard);
    shifts = await layoutShifts(page);
  }
  const { sum, largest } = shifts;
  return sum < MOST_SHIFT ? [] : [`${where} moved by ${sum.toFixed(3)}: ${JSON.stringify(largest)}`];
}

test.describe.configure({ mode: 'parallel' });

for (const visitor of VISITORS) {
  test(`no page of a ${visitor} has a fault of accessibility in either theme, moves while it loads, or scrolls sideways on a phone`, async ({
    openWindow,
    allowErrors,
    faces,
  }) => {
    // every stop is looked at in two sizes and two themes, in a browser that shares its machine with the whole site
    test.setTimeout(600_000);
    allowErrors(/404 \(Not Found\).*nowhere/);
    const { player, stops } = (await buildVisits())[visitor];
    const options = player ? { player } : {};
    const [desktop, phone] = await Promise.all([
      openWindow({ ...options, viewport: DESKTOP }),
      openWindow({ ...options, viewport: PHONE }),
    ]);
    await Promise.all([watchLayout(desktop), watchLayout(phone)]);
    const hasHeard = faces === 'none' ? await delayLive(phone, LATE_MS) : undefined;
    const lookAtDesktop = async (stop: Stop): Promise<string[]> => {
      await open(desktop, stop);
      const faults = await loadingFaults(desktop, stop);
      // typefaces change no label and no colour
      if (faces === 'none') return faults;
      return [...faults, ...(await accessibilityFaults(desktop, stop.path))];
    };
    const lookAtPhone = async (stop: Stop): Promise<string[]> => {
      await open(phone, stop, hasHeard);
      const faults = await loadingFaults(phone, stop, { where: `${stop.path} on a phone`, hasHeard });
      const width = await phone.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) faults.push(`${stop.path} is ${width} px wide on a phone`);
      return faults;
    };
    const faults: string[] = [];
    // side by side: each waits for its network most of the time
    for (const stop of stops) faults.push(...(await Promise.all([lookAtDesktop(stop), lookAtPhone(stop)])).flat());
    expect(faults).toEqual([]);
  });
}
