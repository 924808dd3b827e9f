import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The rules that ask for colours: all that may differ between the themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules that are off unless one asks for them: size of targets (WCAG 2.5.8), names that begin with the visible text (2.5.3). */
const MORE_RULES = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
type Axe = { run(options: object): Promise<{ violations: Violations }> };

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.locator('html').evaluate((html, wanted) => html.setAttribute('data-theme', wanted), theme);

const inWords = (violations: Violations, path: string, theme: string): string[] =>
  violations
    .flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
    .map(({ id, html, any }) => `${path} (${theme}) ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`);

/** What axe finds on a page in both themes, in words. The page keeps the light one. */
export async function accessibilityFaults(page: Page, path: string): Promise<string[]> {
  await setTheme(page, 'dark');
  // of what is right it need not tell, and there is no frame of ours to look into: both take longer than the rules
  const options = { resultTypes: ['violations' as const] };
  const dark = await new AxeBuilder({ page })
    .options({ ...options, rules: MORE_RULES })
    .setLegacyMode()
    .analyze();
  await setTheme(page, 'light');
  // axe is in the page by now: to bring it there again takes as long as to run it
  const light = await page.evaluate((chosen) => (window as unknown as { axe: Axe }).axe.run(chosen), {
    ...options,
    runOnly: COLOUR_RULES,
  });
  return [...inWords(dark.violations, path, 'dark'), ...inWords(light.violations, path, 'light')];
}

/** A page, as it stands, has no fault in either theme; it has its own one again afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  const own = (await page.locator('html').getAttribute('data-theme')) ?? 'dark';
  const faults = await accessibilityFaults(page, new URL(page.url()).pathname);
  await setTheme(page, own);
  expect(faults).toEqual([]);
}

/** What reaches beyond the window of a page that scrolls sideways, in words; nothing of a page that does not. */
function findTooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return Array.from(document.querySelectorAll('body *'))
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map((element) => `${element.getBoundingClientRect().right} px: ${element.outerHTML.slice(0, 160)}`);
}

/** Nothing of a page is wider than a phone, and as it stands there it has no fault either. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(findTooWide)).toEqual([]);
  await expectAccessible(page);
  if (before) await page.setViewportSize(before);
}
