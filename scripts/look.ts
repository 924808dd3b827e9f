import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../tests/support/browser.ts';

const USAGE = 'npm run look -- http://localhost:3000 [folder] [/path …]';
const WIDTHS = [360, 768, 1280, 1920];
const THEMES = ['dark', 'light'] as const;
const SETTLE_MS = 2_500;

/** Pictures of pages at every width and in both themes, to be looked at beside the designs. */
async function look(url: string, folder: string, paths: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      for (const path of paths) {
        await page.goto(url + path);
        await page.waitForTimeout(SETTLE_MS);
        const name = `${path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}-${theme}.png`;
        await page.screenshot({ path: join(folder, name), fullPage: true });
        process.stdout.write(`${name}\n`);
      }
      await page.close();
    }
  }
  await browser.close();
}

const [url, folder = '.data/look', ...paths] = process.argv.slice(2);
if (url === undefined || !URL.canParse(url)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
await look(
  url.replace(/\/$/, ''),
  folder,
  paths.length > 0 ? paths : ['/', '/login', '/register', '/solo-tournaments', '/match-view'],
);
