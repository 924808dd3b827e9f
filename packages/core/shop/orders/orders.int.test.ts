import { AppError } from '@pailei/contracts/http/errors';
import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { allOrdersTopic } from '@pailei/contracts/shop/orders/all-orders.topic';
import { ordersTopic } from '@pailei/contracts/shop/orders/orders.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import {
  ADDRESS,
  buildBuyer,
  buildOrder,
  buildProduct,
  findDisagreements,
  givePoints,
  ordersOf,
  purchase,
} from '../../../../tests/support/shop.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url, max: 12 });
afterAll(() => db.destroy());
afterEach(async () => expect(await findDisagreements(db)).toEqual([]));

const orders = ordersOf(db);

let admin: Actor;
let buyer: Actor;
let product: string;
beforeEach(async () => {
  admin = await buildAccount(db, 'admin');
  buyer = await buildBuyer(db, 1_000);
  product = await buildProduct(db, { name: '鼠标垫', price: 100, stock: 10 });
});

const balanceOf = async ({ user_id }: Actor) =>
  (await db.selectFrom('account').select('points_balance').where('id', '=', user_id).executeTakeFirstOrThrow())
    .points_balance;
const shelf = (id = product) =>
  db.selectFrom('product').select(['stock_quantity', 'sold_count']).where('id', '=', id).executeTakeFirstOrThrow();
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : `failed: ${String(error)}`),
  );
const eventsOf = async (topic: string, types: readonly string[]) =>
  (await readSince(db, topic, 0, 1_000)).filter(({ t }) => types.includes(t));

describe('placing an order', () => {
  test('takes points and pieces, and keeps price, name and address as they are now', async () => {
    const order = await orders.place(purchase(buyer, product, { quantity: 3 }));
    expect(order).toMatchObject({
      number: expect.stringMatching(/^PL\d{8}$/),
      user_id: buyer.user_id,
      username: buyer.username,
      product_name: '鼠标垫',
      quantity: 3,
      points_price: 100,
      points_total: 300,
      status: 'pending',
      tracking_number: null,
      shipping_address: { full_address: ADDRESS },
      timeline: [{ from: null, to: 'pending', by: 'buyer', actor_name: buyer.username }],
    });
    expect(await balanceOf(buyer)).toBe(700);
    expect(await shelf()).toEqual({ stock_quantity: 7, sold_count: 3 });
    await db.updateTable('product').set({ name: '桌垫', points_price: 999 }).where('id', '=', product).execute();
    expect(await orders.get(buyer, order.id)).toEqual(order);
  });

  test('is logged for the buyer, the admins and the shop, the address masked', async () => {
    const { id } = await orders.place(purchase(buyer, product));
    const placed = { p: { order: { id, shipping_address: { full_address: '上海市徐汇区****' } } } };
    expect(await eventsOf(ordersTopic.of(buyer.user_id), ['order_placed'])).toMatchObject([placed]);
    expect((await eventsOf(allOrdersTopic.of(), ['order_placed'])).at(-1)).toMatchObject(placed);
    const stock = await eventsOf(shopTopic.of(), ['stock_changed']);
    expect(stock.at(-1)?.p).toEqual({ id: product, stock_quantity: 9, points_price: 100, is_active: true });
    expect((await eventsOf(personalTopic.of(buyer.user_id), ['points_changed'])).at(-1)?.p).toEqual({
      amount: -100,
      balance: 900,
    });
  });

  test('that costs nothing has its line in the ledger too', async () => {
    const free = await buildProduct(db, { price: 0 });
    const { id } = await orders.place(purchase(await buildAccount(db), free));
    const line = await db.selectFrom('points_entry').select('amount').where('reference_id', '=', id).execute();
    expect(line).toEqual([{ amount: 0 }]);
  });

  test.each<[string, string, () => Promise<Parameters<typeof purchase>>]>([
    ['an unknown product', 'order_product_missing', async () => [buyer, newId()]],
    [
      'one that is not sold',
      'order_product_missing',
      async () => [buyer, await buildProduct(db, { is_active: false })],
    ],
    ['one that is sold out', 'order_sold_out', async () => [buyer, await buildProduct(db, { stock: 0 })]],
    ['more than there is', 'order_stock_short', async () => [buyer, product, { quantity: 11 }]],
    ['at a price that was', 'order_price_changed', async () => [buyer, product, { points_price: 90 }]],
    ['more than the points are worth', 'points_insufficient', async () => [await buildBuyer(db, 99), product]],
  ])('of %s is refused, and nothing has changed: %s', async (_what, code, asked) => {
    const before = [await shelf(), await balanceOf(buyer)];
    expect(await codeOf(orders.place(purchase(...(await asked()))))).toBe(code);
    expect([await shelf(), await balanceOf(buyer)]).toEqual(before);
  });
});

describe('an idempotency key', () => {
  test('answers the same call again with the same order, as it is by then', async () => {
    const first = await orders.place(purchase(buyer, product, { key: 'one-click' }));
    expect(await orders.place(purchase(buyer, product, { key: 'one-click' }))).toEqual(first);
    await orders.changeStatus(admin, first.id, { status: 'shipped', tracking_number: 'SF1' });
    expect(await orders.place(purchase(buyer, product, { key: 'one-click' }))).toMatchObject({
      id: first.id,
      status: 'shipped',
    });
    expect(await balanceOf(buyer)).toBe(900);
  });

  test('is refused with another body', async () => {
    await orders.place(purchase(buyer, product, { key: 'one-click' }));
    expect(await codeOf(orders.place(purchase(buyer, product, { quantity: 2, key: 'one-click' })))).toBe(
      'idempotency_key_reused',
    );
  });

  test('stays free when the order was refused', async () => {
    const poor = await buildBuyer(db, 50);
    expect(await codeOf(orders.place(purchase(poor, product, { key: 'one-click' })))).toBe('points_insufficient');
    await givePoints(db, poor, 50);
    expect(await codeOf(orders.place(purchase(poor, product, { key: 'one-click' })))).toBe('done');
  });

  test('belongs to one buyer', async () => {
    const other = await buildBuyer(db);
    const first = await orders.place(purchase(buyer, product, { key: 'one-click' }));
    expect((await orders.place(purchase(other, product, { key: 'one-click' }))).id).not.toBe(first.id);
  });
});

describe('cancelling', () => {
  test('by the buyer gives points and pieces back, once', async () => {
    const { id } = await orders.place(purchase(buyer, product, { quantity: 2 }));
    const cancelled = await orders.cancel(buyer, id);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      timeline: [{}, { from: 'pending', to: 'cancelled', by: 'buyer' }],
    });
    expect(await balanceOf(buyer)).toBe(1_000);
    expect(await shelf()).toEqual({ stock_quantity: 10, sold_count: 0 });
    expect(await codeOf(orders.cancel(buyer, id))).toBe('order_not_pending');
    expect(await codeOf(orders.adminCancel(admin, id, '缺货'))).toBe('order_already_cancelled');
    expect(await balanceOf(buyer)).toBe(1_000);
  });

  test.each<OrderStatus>(['shipped', 'completed'])('is the admins’ alone once it is %s', async (status) => {
    const { id } = await orders.place(purchase(buyer, product));
    await orders.changeStatus(admin, id, { status });
    expect(await codeOf(orders.cancel(buyer, id))).toBe('order_not_pending');
    expect(await balanceOf(buyer)).toBe(900);
    const { timeline } = await orders.adminCancel(admin, id, '物流丢件');
    expect(timeline.at(-1)).toMatchObject({
      to: 'cancelled',
      by: 'admin',
      reason: '物流丢件',
      actor_name: admin.username,
    });
    expect(await balanceOf(buyer)).toBe(1_000);
  });

  test('somebody else’s order finds none', async () => {
    const { order, buyer: owner } = await buildOrder(db);
    expect(await codeOf(orders.cancel(buyer, order.id))).toBe('not_found');
    expect(await codeOf(orders.cancel(admin, order.id))).toBe('not_found');
    expect((await orders.get(owner, order.id)).status).toBe('pending');
  });

  test('gives back the price that was paid, whatever it is by now', async () => {
    const { id } = await orders.place(purchase(buyer, product));
    await db.updateTable('product').set({ points_price: 1 }).where('id', '=', product).execute();
    await orders.cancel(buyer, id);
    expect(await balanceOf(buyer)).toBe(1_000);
  });
});

describe('an admin', () => {
  test('ships with a number, which stands in timeline and audit log and goes live', async () => {
    const { id } = await orders.place(purchase(buyer, product));
    await orders.changeStatus(admin, id, { status: 'shipped', tracking_number: 'SF100' });
    const [audit] = await db.selectFrom('audit_log').selectAll().where('target_id', '=', id).execute();
    expect(audit).toMatchObject({
      action: 'order.set_status',
      actor_id: admin.user_id,
      before: { status: 'pending', tracking_number: null },
      after: { status: 'shipped', tracking_number: 'SF100' },
    });
    const [toBuyer] = await eventsOf(ordersTopic.of(buyer.user_id), ['order_changed']);
    expect(toBuyer?.p).toMatchObject({
      order: { id, status: 'shipped', tracking_number: 'SF100' },
      from: 'pending',
      event: { to: 'shipped', by: 'admin', actor_name: null },
    });
    const toAdmins = (await eventsOf(allOrdersTopic.of(), ['order_changed'])).at(-1);
    expect(toAdmins?.p).toMatchObject({ order: { id }, event: { actor_name: admin.username } });
  });

  test('may change the number alone, and not to nothing new', async () => {
    const { id } = await orders.place(purchase(buyer, product));
    await orders.changeStatus(admin, id, { status: 'shipped', tracking_number: 'SF200' });
    const changed = await orders.changeStatus(admin, id, { status: 'shipped', tracking_number: 'SF201' });
    expect(changed.timeline.at(-1)).toMatchObject({ from: 'shipped', to: 'shipped', tracking_number: 'SF201' });
    expect(await codeOf(orders.changeStatus(admin, id, { status: 'shipped' }))).toBe('order_unchanged');
  });

  test('may give one number to the orders of one parcel, and take it away', async () => {
    const [first, second] = [await buildOrder(db), await buildOrder(db)];
    const ship = (id: string) => orders.changeStatus(admin, id, { status: 'shipped', tracking_number: 'SF300' });
    expect((await ship(first.order.id)).tracking_number).toBe('SF300');
    expect((await ship(second.order.id)).tracking_number).toBe('SF300');
    const none = await orders.changeStatus(admin, first.order.id, { status: 'shipped', tracking_number: null });
    expect(none.timeline.at(-1)).toMatchObject({ to: 'shipped', tracking_number: null });
  });

  test('takes a cancelled order up again: it is charged anew, and may be cancelled anew', async () => {
    const { id } = await orders.place(purchase(buyer, product, { quantity: 2 }));
    for (const balance of [1_000, 1_000]) {
      await orders.adminCancel(admin, id, '重新处理');
      expect(await balanceOf(buyer)).toBe(balance);
      await orders.changeStatus(admin, id, { status: 'pending', from: 'cancelled' });
      expect(await balanceOf(buyer)).toBe(800);
    }
    expect(await shelf()).toEqual({ stock_quantity: 8, sold_count: 2 });
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['points', () => orders.place(purchase(buyer, product, { quantity: 9 }))],
    ['pieces', async () => orders.place(purchase(await buildBuyer(db), product, { quantity: 9 }))],
  ])('cannot take it up when there are too few %s', async (_what, spend) => {
    const { id } = await orders.place(purchase(buyer, product, { quantity: 2 }));
    await orders.cancel(buyer, id);
    await spend(id);
    expect(await codeOf(orders.changeStatus(admin, id, { status: 'shipped' }))).toBe('order_cannot_recharge');
    expect((await orders.get(buyer, id)).status).toBe('cancelled');
  });

  test('a decision on an outdated status is refused', async () => {
    const { id } = await orders.place(purchase(buyer, product));
    await orders.cancel(buyer, id);
    const ship = orders.changeStatus(admin, id, { status: 'shipped', from: 'pending' });
    expect(await codeOf(ship)).toBe('order_already_cancelled');
    expect(await balanceOf(buyer)).toBe(1_000);
  });

  test('notifies the buyer that points came back', async () => {
    const { id } = await orders.place(purchase(buyer, product));
    await orders.adminCancel(admin, id, '缺货');
    const notices = await db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', buyer.user_id)
      .orderBy('created_at', 'desc')
      .execute();
    expect(notices.map(({ notice }) => notice)).toContainEqual(
      expect.objectContaining({ kind: 'points_changed', reason: 'order_refund', amount: 100 }),
    );
  });
});

describe('reading', () => {
  const page = { skip: 0, limit: 20, sort_by: 'created_at', sort_order: 'desc' } as const;

  test('an order is open to its owner and to admins', async () => {
    const { order, buyer: owner } = await buildOrder(db);
    expect((await orders.get(owner, order.id)).shipping_address.full_address).toBe(ADDRESS);
    expect((await orders.get(admin, order.id)).shipping_address.full_address).toBe(ADDRESS);
    expect(await codeOf(orders.get(buyer, order.id))).toBe('not_found');
    expect(await codeOf(orders.get(await buildAccount(db, 'referee'), order.id))).toBe('not_found');
  });

  test('one’s own orders come in pages, with how many there are of each status', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await orders.place(purchase(buyer, product))).id);
    await orders.cancel(buyer, ids[0] ?? '');
    const mine = await orders.mine(buyer, { ...page, skip: 1, limit: 2, status: 'pending' });
    expect(mine).toMatchObject({ total: 4, skip: 1, limit: 2, counts: { pending: 4, cancelled: 1, shipped: 0 } });
    expect(mine.items.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
    expect(mine.items[0]?.shipping_address.full_address).toBe('上海市徐汇区****');
  });

  test.each<[string, (found: { number: string; username: string }) => string]>([
    ['number', ({ number }) => number],
    ['number in small letters', ({ number }) => number.toLowerCase()],
    ['bare number', ({ number }) => String(Number(number.slice(2)))],
    ['buyer', ({ username }) => username],
    ['tracking number', () => 'F%_77'],
    ['product', () => '独一无二的'],
  ])('the admins find an order by its %s', async (_what, searchOf) => {
    const rare = await buildProduct(db, { name: `独一无二的${newId()}` });
    const order = await orders.place(purchase(buyer, rare));
    await orders.changeStatus(admin, order.id, { status: 'shipped', tracking_number: `SF%_77${newId()}` });
    const { items } = await orders.list({ ...page, search: searchOf(order) });
    expect(items[0]?.id).toBe(order.id);
  });

  test('wildcards in a search stand for themselves', async () => {
    await buildOrder(db);
    expect((await orders.list({ ...page, search: '%%%' })).total).toBe(0);
  });

  test('filters narrow the list, and its counts with it', async () => {
    const { id } = await orders.place(purchase(buyer, product));
    const other = await buildOrder(db);
    const since = new Date(Date.now() - 60_000).toISOString();
    const found = await orders.list({ ...page, user_id: buyer.user_id, product_id: product, from: since });
    expect(found.items.map((one) => one.id)).toEqual([id]);
    expect(found.counts.pending).toBe(1);
    expect((await orders.list({ ...page, user_id: other.buyer.user_id, to: since })).total).toBe(0);
  });
});
