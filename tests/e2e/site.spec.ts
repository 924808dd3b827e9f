import { expect, test } from '@playwright/test';

test('the site is healthy as a whole', async ({ request }) => {
  await expect(async () => {
    const response = await request.get('/api/health');
    expect(response.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
});

test('the first page opens without an error in the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await expect(page).toHaveTitle(/牌擂/);
  await expect(page.getByRole('main')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an unknown address under /api is answered in the envelope', async ({ request }) => {
  const response = await request.get('/api/nothing-here');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ status: 'error', data: null });
});
