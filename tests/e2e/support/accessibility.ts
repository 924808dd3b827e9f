import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The rules that ask for colours: all that may differ between the themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules that are off unless one asks for them: size of targets (WCAG 2.5.8), names that begin with the visible text (2.5.3). */
const MORE_RULES = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.locator('html').evaluate((html, wanted) => html.setAttribute('data-theme', wanted), theme);

/** What axe finds on a page in one theme, in words. The page keeps that theme. */
export async function accessibilityFaults(page: Page, path: string, theme: Theme): Promise<string[]> {
  await setTheme(page, theme);
  // of what is right it need not tell, and there is no frame of ours to look into: both take longer than the rules
  const options = { resultTypes: ['violations' as const], ...(theme === 'dark' && { rules: MORE_RULES }) };
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode();
  const { violations } = await (theme === 'dark' ? axe : axe.withRules(COLOUR_RULES)).analyze();
  return violations
    .flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
    .map(({ id, html, any }) => `${path} (${theme}) ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
}

/** A page, as it stands, has no fault in either theme; it has its own one again afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  const own = (await page.locator('html').getAttribute('data-theme')) ?? 'dark';
  const faults: string[] = [];
  for (const theme of THEMES) faults.push(...(await accessibilityFaults(page, new URL(page.url()).pathname, theme)));
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
