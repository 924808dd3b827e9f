import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from '../../support/browser.ts';
const seed = JSON.parse(readFileSync('/tmp/console-seed.json', 'utf8'));
const [name = 'live', who = 'a', width = '1280', theme = 'dark', extra = ''] = process.argv.slice(2);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as never });
const url = 'http://localhost:4210';
const storageState = {
  cookies: [],
  origins: [{ origin: url, localStorage: [...seed[name][who], { name: 'theme', value: theme }] }],
};
const context = await browser.newContext({
  storageState,
  viewport: { width: Number(width), height: 900 },
  timezoneId: 'Asia/Shanghai',
  locale: 'zh-CN',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text(), m.location().url));
page.on('pageerror', (e) => console.log('PAGEERR', e.message));
await page.goto(`${url}/teams/battle?battleId=${seed[name].id}${extra}`);
await page.waitForTimeout(2500);
console.log('scroll', await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
await page.screenshot({ path: `/tmp/shot-${name}-${who}-${width}-${theme}.png`, fullPage: true });
await browser.close();
