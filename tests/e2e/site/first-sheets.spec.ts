import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildBattle, startBattle } from '../support/battles.ts';
import { buildRunningMatch, FINAL_ONLY, matchViewPath } from '../support/match.ts';
import { newStaff } from '../support/new-accounts.ts';
import { openRendered } from '../support/rendered.ts';
import { expect, test } from '../support/test.ts';

/** Of the style sheets that a page is painted with, in KB of brotli. */
const MOST_KB = 14.5;

/** Where each element stands and how it looks. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, boxShadow, borderColor, font, display, opacity } = getComputedStyle(element);
      const looks = [color, backgroundColor, boxShadow, borderColor, font, display, opacity].join(' ');
      return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${[x, y, width, height].join(' ')} ${looks}`;
    });
  });
}

/** Adds the whole sheets behind their parts, as the first module that is loaded later does. */
async function addWholeSheets(page: Page): Promise<void> {
  const count = await page.evaluate(async () => {
    const parts = [...document.querySelectorAll<HTMLElement>('style[data-part-of]')];
    for (const { dataset } of parts) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(dataset['partOf'] ?? '')).text());
      document.adoptedStyleSheets.push(sheet);
    }
    return parts.length;
  });
  expect(count).toBeGreaterThan(0);
}

for (const [name, width] of [
  ['a desk', 1280],
  ['a phone', 360],
] as const)
  test(`on ${name} a rendered page looks by its parts of the style sheets as it does by the whole ones`, async ({
    openWindow,
  }) => {
    const running = await buildRunningMatch(FINAL_ONLY, { staff: newStaff() });
    const format = { code: 'boards', size: 3, decided: 'all_played', tie: 'draw' } as const;
    const battle = await buildBattle(format, format.size);
    await startBattle(battle, format.size);
    const page = await openWindow({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const event = `/solo-tournaments/${running.tournament.id}`;
    const paths = ['/', '/solo-tournaments', event, `${event}?tab=bracket`, matchViewPath(running), '/live', '/status'];
    const others = [
      '/registration',
      '/login',
      '/register',
      `/players/${running.a.user.id}`,
      `/teams/battle?battleId=${battle.id}`,
    ];
    for (const path of [...paths, ...others]) {
      await openRendered(page, path);
      const css = await page
        .locator('style')
        .evaluateAll((sheets) => sheets.map((sheet) => sheet.textContent).join(''));
      const kilobytes = brotliCompressSync(css).length / 1_000;
      process.stdout.write(`style sheets of ${path}: ${kilobytes.toFixed(1)} KB of at most ${MOST_KB}\n`);
      expect.soft(kilobytes, path).toBeLessThanOrEqual(MOST_KB);
      const before = await looksOf(page);
      await addWholeSheets(page);
      expect.soft(await looksOf(page), path).toEqual(before);
    }
  });

test('a page has the whole sheets once it is taken over, each of them once', async ({ page }) => {
  await openRendered(page, '/');
  const loaded = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href, disabled }) =>
        href === null || disabled ? [] : [new URL(href).pathname],
      ),
    );
  await expect.poll(loaded).toContainEqual(expect.stringMatching(/^\/assets\/app-.*\.css$/));
  const parts = await page.locator('style[data-part-of]').evaluateAll((all) => all.map((one) => one.dataset['partOf']));
  const found = await loaded();
  expect(parts.filter((part) => found.filter((path) => path === part).length !== 1)).toEqual([]);
});
