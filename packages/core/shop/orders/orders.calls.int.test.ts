import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import type { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import { newId } from '@pailei/db/id';
import { ADDRESS, buildProduct, givePoints } from '@pailei/tests/support/shop';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);

let admin: string;
let buyer: { token: string; id: string };
let product: string;

beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
});
beforeEach(async () => {
  const { access_token, user } = await registerPlayer(app);
  buyer = { token: access_token, id: user.id };
  await givePoints(deps.db, { user_id: user.id }, 1_000);
  product = await buildProduct(deps.db, { price: 100, stock: 10 });
});

const bodyOf = (changes: object = {}) => ({
  product_id: product,
  quantity: 1,
  shipping_address: { full_address: ADDRESS },
  ...changes,
});
const place = (changes: object = {}, headers: Record<string, string> = {}) =>
  call<OrderDetail>(app, {
    method: 'POST',
    url: '/api/orders',
    token: buyer.token,
    payload: bodyOf(changes),
    headers,
  });

async function placed(changes: object = {}): Promise<OrderDetail> {
  const { body } = await place(changes);
  if (body.status !== 'success') throw new Error(body.message);
  return body.data;
}

describe('bad order data has the overall message, and a text for each field', () => {
  const TOO_SHORT = { 'shipping_address.full_address': '收货地址至少 10 个字符' };
  test.each<[string, object, Record<string, string>]>([
    ['a quantity of 0', { quantity: 0 }, { quantity: '购买数量必须大于 0' }],
    ['a quantity of −1', { quantity: -1 }, { quantity: '购买数量必须大于 0' }],
    ['a quantity of 101', { quantity: 101 }, { quantity: '单次兑换不能超过 100 件' }],
    ['a quantity of 1.5', { quantity: 1.5 }, { quantity: '购买数量应为整数' }],
    ['a quantity of "1e3"', { quantity: '1e3' }, { quantity: '购买数量应为整数' }],
    ['no quantity', { quantity: undefined }, { quantity: '购买数量不能为空' }],
    ['no product', { product_id: undefined }, { product_id: 'ID 不能为空' }],
    ['an empty product', { product_id: '' }, { product_id: 'ID 不能为空' }],
    ['a product that is no id', { product_id: 'x' }, { product_id: '编号无效' }],
    ['no address', { shipping_address: { full_address: '' } }, { 'shipping_address.full_address': '收货地址不能为空' }],
    ['an address of 9', { shipping_address: { full_address: '九'.repeat(9) } }, TOO_SHORT],
    ['an address of 9 with spaces around', { shipping_address: { full_address: `  ${'九'.repeat(9)}  ` } }, TOO_SHORT],
    [
      'an address of 501',
      { shipping_address: { full_address: '长'.repeat(501) } },
      { 'shipping_address.full_address': '收货地址最多 500 个字符' },
    ],
  ])('%s', async (_what, changes, errors) => {
    const { status, body } = await place(changes);
    expect({ status, message: body.message, errors: body.errors }).toEqual({
      status: 422,
      message: '订单数据验证失败',
      errors,
    });
  });

  test.each([10, 500])('an address of %i characters is taken', async (length) => {
    const full_address = '址'.repeat(length);
    expect((await placed({ shipping_address: { full_address } })).shipping_address).toEqual({ full_address });
  });

  test('a status that there is not', async () => {
    const { id } = await placed();
    const { body } = await call(app, {
      method: 'PUT',
      url: `/api/orders/${id}/status`,
      token: admin,
      payload: { status: 'lost', tracking_number: 'x'.repeat(51) },
    });
    expect(body.errors).toEqual({ status: '订单状态无效', tracking_number: '快递单号最多 50 个字符' });
  });

  test('an empty search', async () => {
    const { body } = await call(app, { url: '/api/orders', query: { search: ' ' }, token: admin });
    expect(body.errors).toEqual({ search: '请输入搜索关键词' });
  });
});

describe('what stands against an order is said', () => {
  test.each<[number, string, () => Promise<object>]>([
    [404, '商品不存在', async () => ({ product_id: newId() })],
    [409, '已售罄', async () => ({ product_id: await buildProduct(deps.db, { stock: 0 }) })],
    [409, '库存不足', async () => ({ quantity: 11 })],
    [409, '商品价格已变动，请确认后再下单', async () => ({ points_price: 90 })],
    [409, '积分不足', async () => ({ product_id: await buildProduct(deps.db, { price: 5_000 }) })],
  ])('%i %s', async (status, message, changes) => {
    const answer = await place(await changes());
    expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message });
  });
});

test('a key makes the same click again the same order', async () => {
  const headers = { 'idempotency-key': `click-${newId()}` };
  const first = await place({}, headers);
  expect((await place({}, headers)).body).toEqual(first.body);
  expect((await place({ quantity: 2 }, headers)).status).toBe(422);
});

describe('the life of an order', () => {
  const change = (id: string, payload: object) =>
    call<OrderDetail>(app, { method: 'PUT', url: `/api/orders/${id}/status`, token: admin, payload });
  const cancel = (id: string) =>
    call<OrderDetail>(app, { method: 'PUT', url: `/api/orders/${id}/cancel`, token: buyer.token, payload: {} });

  test('pending, shipped with a number, completed; the buyer reads who only of themselves', async () => {
    const { id } = await placed();
    await change(id, { status: 'shipped', tracking_number: ` SF-${id} ` });
    expect((await change(id, { status: 'completed' })).body.data?.timeline.at(-1)?.actor_name).not.toBeNull();
    const { body } = await call<OrderDetail>(app, { url: `/api/orders/${id}`, token: buyer.token });
    expect(body.data?.timeline.map(({ to, by, actor_name }) => [to, by, actor_name])).toEqual([
      ['pending', 'buyer', expect.any(String)],
      ['shipped', 'admin', null],
      ['completed', 'admin', null],
    ]);
    expect(body.data?.tracking_number).toBe(`SF-${id}`);
  });

  test('only what is pending can be cancelled by its buyer', async () => {
    const { id } = await placed();
    await change(id, { status: 'shipped' });
    const { status, body } = await cancel(id);
    expect({ status, message: body.message }).toEqual({ status: 409, message: '只能取消待处理的订单' });
  });

  test('an admin cancels with a reason, which the buyer reads; a second cancel is refused', async () => {
    const { id } = await placed();
    const adminCancel = (payload: object) =>
      call<OrderDetail>(app, { method: 'POST', url: `/api/orders/${id}/admin-cancel`, token: admin, payload });
    expect((await adminCancel({ reason: '缺' })).body.errors).toEqual({ reason: '原因至少 2 个字符' });
    expect((await adminCancel({ reason: '缺货' })).body.data?.timeline.at(-1)).toMatchObject({ reason: '缺货' });
    expect((await adminCancel({})).body.message).toBe('订单已经取消');
  });
});

describe('lists', () => {
  type Mine = DataOf<typeof ordersApi.mine>;

  test('one’s own: 20 to a page, the newest first, 1 and -1 as well as asc and desc', async () => {
    const ids = [(await placed()).id, (await placed()).id];
    const read = async (query: Record<string, string>) => {
      const { body } = await call<Mine>(app, { url: '/api/orders/me', token: buyer.token, query });
      return { limit: body.data?.limit, ids: body.data?.items.map(({ id }) => id) };
    };
    expect(await read({})).toEqual({ limit: 20, ids: ids.toReversed() });
    expect(await read({ sort_order: '1' })).toEqual({ limit: 20, ids });
    expect(await read({ sort_order: 'asc' })).toEqual({ limit: 20, ids });
    expect(await read({ sort_order: '-1', sort_by: 'points_total' })).toMatchObject({ ids: ids.toReversed() });
  });

  test('everybody’s: 50 to a page, for admins, the address masked', async () => {
    await placed();
    const { body } = await call<Mine>(app, { url: '/api/orders', token: admin, query: { user_id: buyer.id } });
    expect(body.data).toMatchObject({ limit: 50, total: 1, counts: { pending: 1 } });
    expect(body.data?.items[0]?.shipping_address.full_address).toBe('上海市徐汇区****');
  });

  test.each([
    ['1000', 200],
    ['1001', 422],
  ])('everybody’s, %s at once: %i', async (limit, expected) => {
    const { status } = await call(app, { url: '/api/orders', token: admin, query: { limit } });
    expect(status).toBe(expected);
  });

  test('and for nobody else', async () => {
    const { status, body } = await call(app, { url: '/api/orders', token: buyer.token });
    expect({ status, message: body.message }).toEqual({ status: 403, message: '只有管理员可以执行此操作' });
  });
});
