import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';
import {
  credentialsOf,
  openShop,
  PRODUCT_CALLS,
  UPLOAD_FIELDS,
  uploadProduct,
  type ProductCall,
} from '@pailei/core/shop/products/product-calls.fixture';

const { app, deps } = await useApp();
const shop = await openShop(app, deps);
const { ask, newOrder, newProduct, orderOf } = shop;

/** What a client of another making might send besides. */
const EXTRA = { unknown_field: 'x', role: 'admin', user_id: 'somebody', constructor: 1 };

/** What each call needs to succeed. */
const WHOLE: Partial<Record<ProductCall, () => Promise<{ id?: string; payload?: object }>>> = {
  'POST /auth/login': async () => ({ payload: credentialsOf(shop) }),
  'POST /auth/register': async () => {
    const username = shop.freshName();
    return { payload: { username, email: `${Date.now()}@example.com`, password: 'correct horse' } };
  },
  'PUT /auth/profile': async () => ({ payload: { qq: '10001' } }),
  'POST /auth/forgot-password': async () => ({ payload: { email: shop.user.email } }),
  'GET /products/{id}': async () => ({ id: await newProduct() }),
  'POST /products': async () => ({
    payload: { name: '卡套', description: '一百枚', points_price: 1, stock_quantity: 0 },
  }),
  'PUT /products/{id}': async () => ({ id: await newProduct(), payload: { name: '改名' } }),
  'DELETE /products/{id}': async () => ({ id: await newProduct() }),
  'POST /orders': async () => {
    const { shipping_address, ...order } = orderOf(await newProduct());
    return { payload: { ...order, shipping_address: { ...shipping_address, ...EXTRA } } };
  },
  'GET /orders/{id}': async () => ({ id: await newOrder() }),
  'PUT /orders/{id}/cancel': async () => ({ id: await newOrder() }),
  'PUT /orders/{id}/status': async () => ({ id: await newOrder(), payload: { status: 'shipped' } }),
  'POST /orders/{id}/admin-cancel': async () => ({ id: await newOrder() }),
};

/** They answer 422 to a token that was never sent, and end the login. */
const OTHERWISE = new Set<string>([
  'POST /auth/validate-reset-token',
  'POST /auth/reset-password',
  'POST /auth/logout',
  'POST /products/upload',
]);

describe('what a call of the product does not name is dropped, in the body and in the query', () => {
  const calls = (Object.keys(PRODUCT_CALLS) as ProductCall[]).filter((name) => !OTHERWISE.has(name));
  test.each(calls)('%s', async (name) => {
    const { payload, ...rest } = (await WHOLE[name]?.()) ?? {};
    const isRead = name.startsWith('GET ');
    const answer = await ask(name, {
      ...rest,
      query: { unknown_field: 'x', _: '1' },
      ...(!isRead && { payload: { ...payload, ...EXTRA } }),
    });
    expect(answer).toMatchObject({ status: 200, errors: {} });
  });

  test('POST /products/upload', async () => {
    expect(await uploadProduct(shop, { ...UPLOAD_FIELDS, unknown_field: 'x' })).toMatchObject({ status: 200 });
  });

  test.each(['POST /auth/validate-reset-token', 'POST /auth/reset-password'] as const)('%s', async (name) => {
    const payload = { token: 'A'.repeat(43), new_password: 'battery staple', ...EXTRA };
    expect((await ask(name, { payload })).message).toBe('重置链接无效或已过期，请重新申请');
  });

  test('POST /auth/logout', async () => {
    const { data } = await ask<{ access_token: string }>('POST /auth/login', { payload: credentialsOf(shop) });
    const { status } = await ask('POST /auth/logout', { token: data?.access_token, payload: EXTRA });
    expect(status).toBe(200);
  });
});

test('what is dropped has no effect', async () => {
  const payload = {
    username: shop.freshName(),
    email: 'dropped@example.com',
    password: 'correct horse',
    role: 'admin',
  };
  expect(await ask('POST /auth/register', { payload })).toMatchObject({
    status: 200,
    data: { user: { role: 'user' } },
  });
  const profile = { qq: '10002', username: '改名', points_balance: 9_999, role: 'admin' };
  expect(await ask('PUT /auth/profile', { payload: profile })).toMatchObject({
    data: { username: shop.user.username, role: 'user' },
  });
});

test('the documentation says of the same calls that more fields may come, and of no other', () => {
  type Documented = { requestBody?: object; 'x-drops-unknown'?: true };
  const { paths } = app.swagger() as { paths: Record<string, Record<string, Documented>> };
  const marked = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-drops-unknown'])
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  expect(marked.toSorted()).toEqual(Object.keys(PRODUCT_CALLS).toSorted());
  const open = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([, { requestBody }]) => requestBody && !JSON.stringify(requestBody).includes('"additionalProperties":false'),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  const named = Object.keys(PRODUCT_CALLS).filter((name) => !name.startsWith('GET '));
  expect(open.toSorted()).toEqual(named.toSorted());
});
