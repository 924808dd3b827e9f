import { expect, test } from '../support/test.ts';

test('the site is healthy as a whole', async ({ request }) => {
  await expect(async () => {
    const response = await request.get('/api/health');
    expect(response.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
});

test('an unknown address under /api is answered in the envelope', async ({ request }) => {
  const response = await request.get('/api/nothing-here');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ status: 'error', data: null });
});

test('an unknown address of the site is answered with 404 and a page', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/no-such-page');
  await expect(page).toHaveTitle(/^没有找到 · 牌擂/);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/');
});

test('the site has its icons, its manifest and robots.txt', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/favicon.svg', /svg/],
    ['/manifest.webmanifest', /manifest/],
    ['/robots.txt', /text/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
  }
});
