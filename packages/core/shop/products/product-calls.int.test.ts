import type { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { Order, OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { describe, expect, test } from 'vitest';
import { useApp } from '@pailei/api/testing/app.fixture';
import {
  credentialsOf,
  openShop,
  PRODUCT_CALLS,
  UPLOAD_FIELDS,
  uploadProduct,
  type ProductCall,
} from './product-calls.fixture.ts';

const { app, deps } = await useApp();
const shop = await openShop(app, deps);
const { ask, newOrder, newProduct, orderOf } = shop;

type List = { items: { id: string }[]; limit: number };
const PRODUCT = { name: '卡套', description: '一百枚', points_price: 100, stock_quantity: 5 };
const refusal = ({ status, message, errors }: { status: number; message: string; errors: object }) => ({
  status,
  message,
  errors,
});

describe('every call is there, and asks for the login that it needs', () => {
  test.each(Object.entries(PRODUCT_CALLS) as [ProductCall, string][])('%s', async (name, caller) => {
    const { status, message } = await ask(name, { id: '01890000-0000-7000-8000-000000000000', token: undefined });
    if (caller === 'guest') return expect(status).toBe(422);
    expect({ status, message }).toEqual({
      status: 401,
      message: name === 'POST /orders' ? '请先登录' : '登录已过期，请重新登录',
    });
  });

  test.each(Object.entries(PRODUCT_CALLS).filter(([, caller]) => caller === 'admin') as [ProductCall, string][])(
    '%s is for admins only',
    async (name) => {
      const { status, message } = await ask(name, { id: shop.user.id, token: shop.tokens.buyer });
      expect({ status, message }).toEqual({ status: 403, message: '只有管理员可以执行此操作' });
    },
  );

  test('an order with an invalid token is answered that the login has expired', async () => {
    const { status, message } = await ask('POST /orders', { token: 'a.b.c', payload: {} });
    expect({ status, message }).toEqual({ status: 401, message: '登录已过期，请重新登录' });
  });
});

describe('accounts', () => {
  test('a login answers access_token and user; a failed one says why', async () => {
    const { status, data } = await ask<LoginData>('POST /auth/login', { payload: credentialsOf(shop) });
    expect({ status, data }).toMatchObject({ status: 200, data: { access_token: expect.any(String) } });
    for (const field of ['id', 'username', 'role', 'is_expert', 'expert_status', 'qq', 'team_id', 'team_role'])
      expect(data?.user).toHaveProperty(field);
    const failed = await ask('POST /auth/login', { payload: { ...credentialsOf(shop), password: 'wrong' } });
    expect(failed.status).toBe(401);
    expect((await ask<User>('GET /auth/me')).data).toMatchObject({ username: shop.user.username, role: 'user' });
  });

  test('a password is asked for by e-mail, and set with its token', async () => {
    expect((await ask('POST /auth/forgot-password', { payload: { email: shop.user.email } })).status).toBe(200);
    const token = 'A'.repeat(43);
    expect((await ask('POST /auth/validate-reset-token', { payload: { token } })).status).toBe(422);
    const payload = { token, new_password: 'battery staple' };
    expect((await ask('POST /auth/reset-password', { payload })).status).toBe(422);
  });
});

describe('products', () => {
  test('20 to a page, the newest and what is sold first', async () => {
    const hidden = await ask<Product>('POST /products', { payload: { ...PRODUCT, is_active: false } });
    const shown = await ask<Product>('POST /products', { payload: PRODUCT });
    const { data } = await ask<DataOf<typeof productsApi.list>>('GET /products');
    expect(data).toMatchObject({ skip: 0, limit: 20 });
    expect(data?.items[0]?.id).toBe(shown.data?.id);
    expect(data?.items.map(({ id }) => id)).not.toContain(hidden.data?.id);
  });

  test.each([
    [{ search: ' ' }, { search: '请输入搜索关键词' }],
    [{ min_price: '-1' }, { min_price: '价格不能为负数' }],
    [{ min_price: '2', max_price: '1' }, { min_price: '最低价格不能高于最高价格' }],
  ])('a list with %j is refused', async (query, errors) => {
    expect(refusal(await ask('GET /products', { query }))).toEqual({
      status: 422,
      message: '商品数据验证失败',
      errors,
    });
  });

  test.each([
    ['name', '', '商品名称不能为空'],
    ['name', '杯', '商品名称至少 2 个字符'],
    ['name', '长'.repeat(101), '商品名称最多 100 个字符'],
    ['description', '', '商品描述不能为空'],
    ['description', '长'.repeat(1_001), '商品描述最多 1000 个字符'],
    ['points_price', undefined, '积分价格不能为空'],
    ['points_price', -1, '积分价格不能为负数'],
    ['points_price', 1_000_001, '积分价格不能超过 1000000'],
    ['stock_quantity', undefined, '库存不能为空'],
    ['stock_quantity', -1, '库存不能为负'],
    ['image_url', `https://a.cn/${'长'.repeat(500)}`, '图片地址最多 500 个字符'],
  ])('%s %j is refused', async (field, value, text) => {
    expect(refusal(await ask('POST /products', { payload: { ...PRODUCT, [field]: value } }))).toEqual({
      status: 422,
      message: '商品数据验证失败',
      errors: { [field]: text },
    });
  });

  test('with an image a name of one character does', async () => {
    expect(await uploadProduct(shop)).toMatchObject({ status: 200, data: { name: '卡' } });
  });

  test.each([
    [{ name: '' }, { name: '商品名称不能为空' }],
    [{ description: '长'.repeat(501) }, { description: '商品描述最多 500 个字符' }],
    [{ points_price: '' }, { points_price: '积分价格不能为空' }],
    [{ points_price: '0' }, { points_price: '积分价格必须大于 0' }],
    [{ points_price: '1000001' }, { points_price: '积分价格不能超过 1000000' }],
    [{ stock_quantity: '' }, { stock_quantity: '库存不能为空' }],
    [{ stock_quantity: '-1' }, { stock_quantity: '库存不能为负' }],
  ])('with an image %j is refused', async (fields, errors) => {
    expect(refusal(await uploadProduct(shop, { ...UPLOAD_FIELDS, ...fields }))).toEqual({
      status: 422,
      message: '商品数据验证失败',
      errors,
    });
  });

  test('stock_quantity alone sets the number; with the number it was changed from, only that one', async () => {
    const id = await newProduct({ stock: 10 });
    const set = (payload: object) => ask<Product>('PUT /products/{id}', { id, payload });
    expect((await set({ stock_quantity: 7 })).data?.stock_quantity).toBe(7);
    expect(refusal(await set({ stock_quantity: 5, stock_quantity_before: 10 }))).toMatchObject({ status: 409 });
    expect((await set({ stock_quantity: 5, stock_quantity_before: 7 })).data?.stock_quantity).toBe(5);
    expect((await set({ name: '改名' })).data).toMatchObject({ name: '改名', stock_quantity: 5 });
  });

  test('one that is removed is not there any more', async () => {
    const id = await newProduct();
    expect((await ask('DELETE /products/{id}', { id })).status).toBe(200);
    expect(await ask('GET /products/{id}', { id })).toMatchObject({ status: 404, message: '商品不存在' });
  });
});

describe('orders', () => {
  test.each([
    [{ product_id: '' }, { product_id: 'ID 不能为空' }],
    [{ quantity: undefined }, { quantity: '购买数量不能为空' }],
    [{ quantity: 0 }, { quantity: '购买数量必须大于 0' }],
    [{ quantity: 101 }, { quantity: '单次兑换不能超过 100 件' }],
    [{ shipping_address: { full_address: '短' } }, { 'shipping_address.full_address': '收货地址至少 10 个字符' }],
    [
      { shipping_address: { full_address: '长'.repeat(501) } },
      { 'shipping_address.full_address': '收货地址最多 500 个字符' },
    ],
  ])('with %j it is refused', async (fields, errors) => {
    const payload = { ...orderOf(shop.user.id), ...fields };
    expect(refusal(await ask('POST /orders', { payload }))).toEqual({
      status: 422,
      message: '订单数据验证失败',
      errors,
    });
  });

  test('stock is looked at: no product, sold out, too few', async () => {
    const messageOf = async (product_id: string, quantity = 1) =>
      (await ask('POST /orders', { payload: orderOf(product_id, quantity) })).message;
    expect(await messageOf(shop.user.id)).toBe('商品不存在');
    expect(await messageOf(await newProduct({ stock: 0 }))).toBe('已售罄');
    expect(await messageOf(await newProduct({ stock: 1 }), 2)).toBe('库存不足');
  });

  test('only a pending order can be cancelled, so a second cancel gets the same answer', async () => {
    const id = await newOrder();
    expect((await ask<Order>('PUT /orders/{id}/cancel', { id })).data?.status).toBe('cancelled');
    const again = { status: 409, message: '只能取消待处理的订单' };
    expect(await ask('PUT /orders/{id}/cancel', { id })).toMatchObject(again);
    const shipped = await newOrder();
    await ask('PUT /orders/{id}/status', { id: shipped, payload: { status: 'shipped' } });
    expect(await ask('PUT /orders/{id}/cancel', { id: shipped })).toMatchObject(again);
  });

  test('an admin cancels without a body', async () => {
    const { status, data } = await ask<OrderDetail>('POST /orders/{id}/admin-cancel', { id: await newOrder() });
    expect({ status, data }).toMatchObject({ status: 200, data: { status: 'cancelled' } });
    expect(data?.timeline.at(-1)).toMatchObject({ by: 'admin', reason: null });
  });

  test('an admin sets any of the four statuses; two orders may share a tracking number, and null clears it', async () => {
    const set = (id: string, payload: object) => ask<Order>('PUT /orders/{id}/status', { id, payload });
    const [first, second] = [await newOrder(), await newOrder()];
    for (const id of [first, second]) {
      const { data } = await set(id, { status: 'shipped', tracking_number: 'SF1688' });
      expect(data).toMatchObject({ status: 'shipped', tracking_number: 'SF1688' });
    }
    expect((await set(first, { status: 'shipped', tracking_number: null })).data?.tracking_number).toBeNull();
    for (const status of ['completed', 'pending', 'cancelled'])
      expect((await set(second, { status })).data?.status).toBe(status);
    expect(await set(first, {})).toMatchObject({ status: 422, errors: { status: '订单状态无效' } });
    const long = { status: 'shipped', tracking_number: 'x'.repeat(51) };
    expect(await set(first, long)).toMatchObject({ errors: { tracking_number: '快递单号最多 50 个字符' } });
  });

  test('one’s own: 20 to a page, up to 1000, the newest first', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    const read = async (query: Record<string, string> = {}) =>
      (await ask<List>('GET /orders/me', { query })).data?.items.map(({ id }) => id) ?? [];
    expect((await ask<List>('GET /orders/me')).data?.limit).toBe(20);
    expect((await read()).slice(0, 2)).toEqual([second, first]);
    expect((await read({ sort_by: 'created_at', sort_order: '1', limit: '1000' })).slice(-2)).toEqual([first, second]);
    expect((await ask('GET /orders/me', { query: { limit: '1001' } })).status).toBe(422);
  });

  test('everybody’s: 50 to a page, of a user, in an order of choice', async () => {
    const orders = [await newOrder(2), await newOrder(1), await newOrder(3)];
    const read = async (query: Record<string, string>) => {
      const { data } = await ask<List>('GET /orders', { query: { user_id: shop.user.id, ...query } });
      return data?.items.map(({ id }) => orders.indexOf(id)).filter((index) => index >= 0);
    };
    expect((await ask<List>('GET /orders')).data?.limit).toBe(50);
    expect(await read({})).toEqual([2, 1, 0]);
    expect(await read({ sort: '' })).toEqual([2, 1, 0]);
    expect(await read({ sort: 'created_at' })).toEqual([0, 1, 2]);
    expect(await read({ sort: '-created_at' })).toEqual([2, 1, 0]);
    expect(await read({ sort: 'points_total:1' })).toEqual([1, 0, 2]);
    expect(await read({ sort: 'points_total:desc' })).toEqual([2, 0, 1]);
    expect(await ask('GET /orders', { query: { sort: 'secret' } })).toMatchObject({
      status: 422,
      errors: { sort: '排序方式无效' },
    });
  });

  test('statistics count each status', async () => {
    const { data } = await ask<DataOf<typeof adminOrdersApi.statistics>>('GET /orders/statistics');
    expect(Object.keys(data?.by_status ?? {}).toSorted()).toEqual(['cancelled', 'completed', 'pending', 'shipped']);
  });
});
