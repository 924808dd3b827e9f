import type { orderBatchesApi } from '@pailei/contracts/shop/order-batches/order-batches.api';
import type { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { ADDRESS, buildBuyer, buildProduct, ordersOf, purchase } from '@pailei/tests/support/shop';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';

type Api = typeof adminOrdersApi;
type BatchesApi = typeof orderBatchesApi;

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
const orders = ordersOf(deps.db);

let admin: string;
let player: string;
let buyer: Actor;
let product: string;
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
  player = (await actors.tokenOf('player')) ?? '';
  buyer = await buildBuyer(deps.db, 10_000);
  product = await buildProduct(deps.db, { stock: 100 });
});

const placed = async () => (await orders.place(purchase(buyer, product))).id;
const startBatch = (payload: object) =>
  call<DataOf<BatchesApi['start']>>(app, { method: 'POST', url: '/api/orders/batch', token: admin, payload });

describe('what is for admins', () => {
  test.each([
    ['GET', '/api/orders/statistics'],
    ['GET', '/api/orders/export'],
    ['GET', '/api/orders/packing-list'],
    ['POST', '/api/orders/batch'],
    ['GET', `/api/orders/batch/${newId()}`],
    ['POST', `/api/orders/batch/${newId()}/stop`],
  ] as const)('%s %s is refused to a player in its own words', async (method, url) => {
    const { status, body } = await call(app, { method, url, token: player, ...(method === 'POST' && { payload: {} }) });
    expect({ status, message: body.message }).toEqual({ status: 403, message: '只有管理员可以执行此操作' });
  });
});

describe('statistics', () => {
  test('have as many days as asked for, 14 at first', async () => {
    await placed();
    const read = (query: Record<string, string>) =>
      call<DataOf<Api['statistics']>>(app, { url: '/api/orders/statistics', query, token: admin });
    const { body } = await read({});
    expect(body.data).toMatchObject({ days: expect.any(Array), today: { orders: 1, points: 100 } });
    expect(body.data?.days).toHaveLength(14);
    expect((await read({ days: '30' })).body.data?.days).toHaveLength(30);
    expect((await read({ days: '91' })).status).toBe(422);
  });
});

describe('files and lists', () => {
  test('the export is a CSV that nobody keeps', async () => {
    await placed();
    const response = await app.inject({
      url: '/api/orders/export?status=pending',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('text/csv'),
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('orders.csv'),
    });
    expect(response.body.startsWith('\u{feff}订单号,')).toBe(true);
    expect(response.body).not.toContain(ADDRESS);
  });

  test('the packing list names orders by their ids', async () => {
    const ids = [await placed(), await placed()];
    const read = (query: Record<string, string>) =>
      call<DataOf<Api['packingList']>>(app, { url: '/api/orders/packing-list', query, token: admin });
    const { body } = await read({ ids: ids.join(',') });
    expect(body.data?.orders.map(({ id }) => id)).toEqual(ids);
    expect(body.data?.orders[0]?.shipping_address.full_address).toBe(ADDRESS);
    expect((await read({ ids: 'x' })).status).toBe(422);
    expect((await read({ ids: ',' })).status).toBe(422);
    expect((await read({})).body.data?.orders.length).toBeGreaterThanOrEqual(2);
  });
});

describe('a batch', () => {
  test('is started, read and stopped', async () => {
    const ids = [await placed(), await placed()];
    const { status, body } = await startBatch({ status: 'shipped', ids, tracking_numbers: { [ids[0]!]: 'SF-1' } });
    expect(status).toBe(200);
    const { job_id = '', total } = body.data ?? {};
    expect(total).toBe(2);
    const read = () => call<DataOf<BatchesApi['results']>>(app, { url: `/api/orders/batch/${job_id}`, token: admin });
    expect((await read()).body.data).toMatchObject({
      status: 'queued',
      to: 'shipped',
      results: ids.map((order_id) => ({ order_id, status: 'queued', message: null })),
    });
    const stop = () =>
      call(app, { method: 'POST', url: `/api/orders/batch/${job_id}/stop`, token: admin, payload: {} });
    expect((await stop()).status).toBe(200);
    expect((await stop()).body.message).toBe('批量操作已经结束');
    expect((await read()).body.data?.status).toBe('stopped');
  });

  test('under one key is started once', async () => {
    const payload = { status: 'shipped', ids: [await placed()] };
    const again = () =>
      app.inject({
        method: 'POST',
        url: '/api/orders/batch',
        headers: { authorization: `Bearer ${admin}`, 'idempotency-key': 'batch-of-one-click-0001' },
        payload,
      });
    const [first, second] = [await again(), await again()];
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
  });

  test.each<[string, object]>([
    ['neither orders nor a filter', { status: 'shipped' }],
    ['both', { status: 'shipped', ids: [newId()], filter: {} }],
    ['no order', { status: 'shipped', ids: [] }],
    ['too many', { status: 'shipped', ids: Array.from({ length: 1_001 }, () => newId()) }],
    ['a status there is not', { status: 'lost', filter: {} }],
    ['a filter there is not', { status: 'shipped', filter: { colour: 'red' } }],
    ['a number that is too long', { status: 'shipped', filter: {}, tracking_numbers: { [newId()]: 'x'.repeat(51) } }],
  ])('with %s is refused', async (_what, payload) => {
    const { status, body } = await startBatch(payload);
    expect({ status, message: body.message }).toEqual({ status: 422, message: '订单数据验证失败' });
  });

  test('with a thousand orders is not too long to be sent', async () => {
    const ids = Array.from({ length: 1_000 }, () => newId());
    const tracking_numbers = Object.fromEntries(ids.map((id) => [id, 'x'.repeat(50)]));
    expect((await startBatch({ status: 'shipped', ids, tracking_numbers })).body.message).toBe('没有符合条件的订单');
  });
});
