import { defineConfig, devices } from '@playwright/test';
import { freePort } from '@pailei/local/servers/ports';
import { findBrowser, type Browser } from '../support/browser/browser.ts';
import type { Faces } from '../support/browser/faces.ts';
import { HAS_OLD_CHROMIUM, oldChromium, type OldVersion } from '../support/browser/old-chromium.ts';
import type { BrowserOptions } from './support/test.ts';

// Chosen here, once: the workers read this file again and inherit it.
process.env['E2E_PORT'] ??= `${await freePort()}`;

const launched = ({ executablePath, args, env }: Browser) => ({
  // without a locale of UTF-8 Chromium calls a file with a Chinese name 「download」
  launchOptions: { executablePath, args, env: { LANG: 'C.UTF-8', ...inheritedEnvironment(), ...env } },
});

async function drawnWith(faces: Faces) {
  return { faces, ...launched(await findBrowser(faces)) };
}

/** The stories of one old browser. */
const oldProject = async (version: OldVersion, story: string) => ({
  name: `chromium-${version}`,
  testMatch: `**/old-browsers/${story}.spec.ts`,
  use: { ...desktop, ...launched(await oldChromium(version)) },
});

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const withoutFace = { ...desktop, ...(await drawnWith('none')) };

export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that CI shares may stall a browser for seconds; what passes only then is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [
    ['list'],
    ...(process.env['E2E_REPORT'] ? [['json', { outputFile: process.env['E2E_REPORT'] }] as const] : []),
  ],
  use: {
    baseURL: process.env['E2E_URL'] ?? `http://localhost:${process.env['E2E_PORT']}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    ...(await drawnWith('chinese')),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [
        '**/phone.spec.ts',
        '**/live-page.spec.ts',
        '**/battle-on-air.spec.ts',
        '**/calm-stage.spec.ts',
        '**/{,battle-}faults.spec.ts',
        '**/maintenance.spec.ts',
        '**/old-browsers/**',
      ],
      use: desktop,
    },
    {
      name: 'phone',
      testMatch: '**/phone.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    // What must not move or be wider than the window, on a machine without any Chinese face.
    {
      name: 'without-face',
      testMatch: ['**/every-page.spec.ts', '**/match-view.spec.ts'],
      grep: /moves/,
      use: withoutFace,
    },
    ...(HAS_OLD_CHROMIUM ? [await oldProject(109, 'chromium-109'), await oldProject(103, 'overlay-103')] : []),
    // After the others, because these take the stage of every home page and overlay.
    {
      name: 'on-air',
      testMatch: ['**/live-page.spec.ts', '**/battle-on-air.spec.ts', '**/calm-stage.spec.ts'],
      use: desktop,
      workers: 1,
      dependencies: ['desktop', 'phone', 'without-face'],
    },
    {
      name: 'on-air-without-face',
      testMatch: '**/calm-stage.spec.ts',
      use: withoutFace,
      workers: 1,
      dependencies: ['on-air'],
    },
    // Last and alone, because it takes parts of the site away from under everybody.
    {
      name: 'faults',
      testMatch: ['**/{,battle-}faults.spec.ts', '**/maintenance.spec.ts'],
      use: desktop,
      workers: 1,
      dependencies: ['on-air-without-face'],
    },
  ],
});

function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
