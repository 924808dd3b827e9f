import { beforeAll, expect, test } from 'vitest';
import { useApp } from '@pailei/api/testing/app.fixture';
import { openShop, type ProductCall } from '../../../shop/products/product-calls.fixture.ts';

/** What one call gives at most. */
const MOST = 1_000;
const AT_ONCE = 50;

const { app, deps } = await useApp();
const shop = await openShop(app, deps);

beforeAll(async () => {
  const product = await shop.newProduct({ price: 1, stock: MOST + 1 });
  for (let made = 1; made <= MOST; made += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, MOST + 1 - made) }, () => shop.newProduct()));
  for (let placed = 0; placed <= MOST; placed += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, MOST + 1 - placed) }, () =>
        shop.ask('POST /orders', { payload: shop.orderOf(product) }),
      ),
    );
}, 60_000);

test.each<ProductCall>(['GET /products', 'GET /orders/me', 'GET /orders'])(
  '%s gives 1000 of 1001 in one call',
  async (name) => {
    const { data } = await shop.ask<{ items: { id: string }[]; total: number }>(name, {
      query: { limit: String(MOST) },
    });
    expect(new Set(data?.items.map(({ id }) => id)).size).toBe(MOST);
    expect(data?.total).toBe(MOST + 1);
  },
);

test('statistics count more than a thousand', async () => {
  const { data } = await shop.ask<{ by_status: Record<string, number> }>('GET /orders/statistics');
  expect(data?.by_status['pending']).toBe(MOST + 1);
});
