import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { DEFAULT_SETTINGS, type Setting, type SettingView } from '@pailei/contracts/site/settings/settings.api';
import { newId } from '@pailei/db/id';
import { readSince } from '@pailei/live/log';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { ADDRESS, buildProduct, givePoints } from '@pailei/tests/support/shop';
import { beforeEach, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp({ hasRateLimits: true, rateLimitKey: 'of a test' });
const actors = await createActors(deps, app);
const admin = (await actors.tokenOf('admin')) ?? '';
const product = await buildProduct(deps.db, { price: 1, stock: 500 });
const headers = { 'x-rate-limit-key': 'of a test' };

let buyer: string;
beforeEach(async () => {
  await deps.db.deleteFrom('site_setting').execute();
  const { access_token, user } = await registerPlayer(app);
  await givePoints(deps.db, { user_id: user.id }, 10_000);
  buyer = access_token;
});

async function save(changes: Partial<Setting<'orders'>>, updated_at: string | null = null): Promise<string | null> {
  const { body } = await call<SettingView<'orders'>>(app, {
    method: 'PUT',
    url: '/api/admin/settings/orders',
    token: admin,
    headers,
    payload: { value: { ...DEFAULT_SETTINGS.orders, ...changes }, updated_at },
  });
  if (!body.data) throw new Error(body.message);
  return body.data.updated_at;
}

const place = (quantity: number, more: Record<string, string> = {}) =>
  call<OrderDetail>(app, {
    method: 'POST',
    url: '/api/orders',
    token: buyer,
    headers: { ...headers, ...more },
    payload: { product_id: product, quantity, shipping_address: { full_address: ADDRESS } },
  });
const statusOf = async (quantity: number) => (await place(quantity)).status;

test('the pieces of one order are at most what an admin has set, from that moment on', async () => {
  expect(await statusOf(100)).toBe(200);
  const saved = await save({ max_quantity: 3 });
  const { status, body } = await place(4);
  expect({ status, message: body.message, errors: body.errors }).toEqual({
    status: 422,
    message: '订单数据验证失败',
    errors: { quantity: '单次兑换不能超过 3 件' },
  });
  expect(await statusOf(3)).toBe(200);
  await save({ max_quantity: 5 }, saved);
  expect(await statusOf(5)).toBe(200);
});

test('an order that was placed before the limit is found again under its key', async () => {
  const key = { 'idempotency-key': `click-${newId()}` };
  const first = await place(50, key);
  await save({ max_quantity: 3 });
  expect((await place(50, key)).body).toEqual(first.body);
});

test('the orders of a person in a minute are at most what an admin has set, from that moment on', async () => {
  const saved = await save({ orders_per_minute: 2 });
  expect([await statusOf(1), await statusOf(1), await statusOf(1)]).toEqual([200, 200, 429]);
  await save({ orders_per_minute: 9 }, saved);
  expect(await statusOf(1)).toBe(200);
});

test('open pages learn of it', async () => {
  await save({ max_quantity: 7 });
  const events = await readSince(deps.db, systemTopic.of(), 0, 1_000);
  const value = { ...DEFAULT_SETTINGS.orders, max_quantity: 7 };
  expect(events.at(-1)).toMatchObject({ t: 'settings_changed', p: { key: 'orders', value } });
});
