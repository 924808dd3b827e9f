import { expect, test } from './support/test.ts';

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

test('an unknown address of the site leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/牌擂/);
});
