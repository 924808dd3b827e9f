import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Faces } from '../../support/browser/faces.ts';
import { type Player, storedSession } from './players.ts';

type WindowOptions = BrowserContextOptions & {
  /** Who is logged in; a guest without. */
  player?: Player;
  theme?: 'dark' | 'light';
};

export type OpenWindow = (options?: WindowOptions) => Promise<Page>;

type Fixtures = {
  /** Errors that the test provokes: a failed test names all others, from whatever page they came. */
  allowErrors: (...patterns: readonly RegExp[]) => void;
  /** A window of someone else, with cookies and storage of its own. */
  openWindow: OpenWindow;
  errors: { watch: (context: BrowserContext) => void; allow: (patterns: readonly RegExp[]) => void };
};

export type BrowserOptions = {
  /** The typefaces of the browser that the project of the configuration starts. */
  faces: Faces;
};

/** Playwright's test; it fails when any page wrote an error to its console, broke the content security policy or threw. */
export const test = base.extend<Fixtures, BrowserOptions>({
  faces: ['chinese', { option: true, scope: 'worker' }],
  // Playwright reads here what the fixture needs, which is nothing.
  // oxlint-disable-next-line no-empty-pattern
  errors: async ({}, use) => {
    const allowed: RegExp[] = [];
    const found: string[] = [];
    await use({
      allow: (patterns) => allowed.push(...patterns),
      watch(context) {
        context.on(
          'console',
          (message) => message.type() === 'error' && found.push(`${message.text()} (${message.location().url})`),
        );
        context.on('weberror', (error) => found.push(error.error().stack ?? error.error().message));
      },
    });
    expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  allowErrors: async ({ errors }, use) => use((...patterns) => errors.allow(patterns)),
  context: async ({ context, errors }, use) => {
    errors.watch(context);
    await use(context);
  },
  openWindow: async ({ browser, baseURL, errors }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ player, theme, ...options } = {}) => {
      const localStorage = [
        ...(player ? storedSession(player) : []),
        ...(theme ? [{ name: 'theme', value: theme }] : []),
      ];
      const storageState = { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] };
      const context = await browser.newContext({ ...options, storageState });
      opened.push(context);
      errors.watch(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
export { expect };
