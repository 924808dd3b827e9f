import { text as readText } from 'node:stream/consumers';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { allOrdersTopic } from '@pailei/contracts/shop/orders/all-orders.topic';
import { ordersTopic } from '@pailei/contracts/shop/orders/orders.topic';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { useOwner, useTestDatabase } from '@pailei/tests/support/fixtures';
import { ADDRESS, buildBuyer, buildProduct, ordersOf, purchase } from '@pailei/tests/support/shop';
import { createSettingsService } from '../../../site/settings/settings.service.ts';
import { eraseAddresses } from './erase-addresses.ts';
import { createAdminOrdersService } from './admin-orders.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url, max: 6 });
const owner = useOwner(database);
afterAll(() => db.destroy());

const DAY_MS = 86_400_000;
let offsetMs: number;
const now = () => new Date(Date.now() + offsetMs).toISOString();
const deps = { db, publisher: silentPublisher, now };
const orders = ordersOf(db);
const adminOrders = createAdminOrdersService(deps);

let admin: Actor;
let buyer: Actor;
let product: string;
beforeEach(async () => {
  offsetMs = 0;
  admin = await buildAccount(db, 'admin');
  buyer = await buildBuyer(db, 10_000);
  product = await buildProduct(db, { stock: 50 });
});

const place = async (quantity = 1, of = product) => (await orders.place(purchase(buyer, of, { quantity }))).id;
const textOf = async (filter: Parameters<typeof adminOrders.export>[1]) =>
  readText((await adminOrders.export(admin, filter)).pieces);
const auditsOf = async (action: string) =>
  db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute();

/** Without its triggers: an order does not change its time. */
async function moveBack(id: string, days: number): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update shop_order set created_at = created_at - make_interval(days => ${days}),
      updated_at = updated_at - make_interval(days => ${days}) where id = ${id}`.execute(trx);
  });
}

describe('statistics', () => {
  test('count statuses, days and products; what was cancelled costs nothing', async () => {
    const before = await adminOrders.statistics(3);
    const other = await buildProduct(db, { name: '卡套', price: 7, stock: 50 });
    const old = await place(3, other);
    await moveBack(old, 2);
    await place(2);
    await place(1, other);
    await orders.cancel(buyer, await place(5));
    const after = await adminOrders.statistics(3);

    expect(after.by_status.pending - before.by_status.pending).toBe(3);
    expect(after.by_status.cancelled - before.by_status.cancelled).toBe(1);
    expect(after.points_spent - before.points_spent).toBe(2 * 100 + 4 * 7);
    expect(after.days).toHaveLength(3);
    const grown = after.days.map(({ orders: count, points }, index) => [
      count - before.days[index]!.orders,
      points - before.days[index]!.points,
    ]);
    expect(grown).toEqual([
      [1, 21],
      [0, 0],
      [3, 207],
    ]);
    expect(after.today).toEqual({ orders: after.days[2]!.orders, points: after.days[2]!.points });
    expect(after.top_products).toContainEqual({ product_id: other, name: '卡套', pieces: 4, points: 28 });
    expect(after.oldest_pending_at).not.toBeNull();
    expect((await adminOrders.statistics(1)).top_products).toContainEqual({
      product_id: other,
      name: '卡套',
      pieces: 1,
      points: 7,
    });
  });
});

describe('the export', () => {
  test('has a line for each order, without whose address it is, and stands in the audit log', async () => {
    const id = await place(2);
    const { number } = await orders.get(admin, id);
    const text = await textOf({ user_id: buyer.user_id });
    expect(text.startsWith('\u{feff}订单号,')).toBe(true);
    expect(text).toContain(`${number},`);
    expect(text).toContain(`,${buyer.username},鼠标垫,100,2,200,待处理,,`);
    expect(text).not.toContain(ADDRESS);
    expect(text.trim().split('\n')).toHaveLength(2);
    expect((await auditsOf('order.export')).at(-1)).toMatchObject({
      actor_id: admin.user_id,
      after: { user_id: buyer.user_id, orders: 1 },
    });
  });

  test('makes nothing that a spreadsheet would run', async () => {
    await place(1, await buildProduct(db, { name: '=HYPERLINK("http://x")' }));
    expect(await textOf({ user_id: buyer.user_id })).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  test('has every order, however many there are', async () => {
    await place(1);
    const { user_id } = buyer;
    await owner.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`insert into shop_order (id, account_id, product_id, product_name, image_url, quantity, points_price,
          points_total, status, address_erased_at, created_at, updated_at)
        select gen_random_uuid(), account_id, product_id, product_name, image_url, quantity, points_price,
          points_total, 'completed', updated_at, created_at, updated_at
        from shop_order, generate_series(1, 1200) where account_id = ${user_id}`.execute(trx);
    });
    const lines = (await textOf({ user_id })).trim().split('\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1_201);
  });

  test('takes what the filter means', async () => {
    const [first, second] = [await place(), await place()];
    await orders.changeStatus(admin, first, { status: 'shipped', tracking_number: 'SF-998' });
    const linesOf = async (filter: Parameters<typeof adminOrders.export>[1]) =>
      (await textOf(filter)).trim().split('\n').length - 1;
    expect(await linesOf({ user_id: buyer.user_id, status: 'shipped' })).toBe(1);
    expect(await linesOf({ search: 'sf-998' })).toBe(1);
    expect(await linesOf({ search: (await orders.get(admin, second)).number })).toBe(1);
    expect(await linesOf({ search: buyer.username.toUpperCase() })).toBeGreaterThanOrEqual(2);
    expect(await linesOf({ search: '100%' })).toBe(0);
    expect(await linesOf({ user_id: buyer.user_id, to: '2020-01-01T00:00:00.000Z' })).toBe(0);
  });
});

describe('the packing list', () => {
  test('has the whole address of what is pending, the longest waiting first', async () => {
    const [first, second, third] = [await place(), await place(), await place()];
    await orders.changeStatus(admin, second, { status: 'shipped' });
    const { orders: list } = await adminOrders.packingList(admin, undefined);
    const own = list.filter(({ user_id }) => user_id === buyer.user_id);
    expect(own.map(({ id }) => id)).toEqual([first, third]);
    expect(own[0]!.shipping_address.full_address).toBe(ADDRESS);
    expect(list.every(({ status }) => status === 'pending')).toBe(true);
    const named = await adminOrders.packingList(admin, [second]);
    expect(named.orders).toMatchObject([{ id: second, shipping_address: { full_address: ADDRESS } }]);
    expect((await auditsOf('order.packing_list')).at(-1)).toMatchObject({
      actor_id: admin.user_id,
      after: { orders: 1 },
    });
  });
});

describe('addresses', () => {
  const addressOf = async (id: string) => (await orders.get(admin, id)).shipping_address.full_address;

  beforeEach(async () => {
    // those of the other tests
    offsetMs = 91 * DAY_MS;
    await eraseAddresses(deps);
    offsetMs = 0;
  });

  test('are erased so many days after their orders were over, and not before', async () => {
    const [done, cancelled, shipped, pending] = [await place(), await place(), await place(), await place()];
    await orders.changeStatus(admin, done, { status: 'completed' });
    await orders.cancel(buyer, cancelled);
    await orders.changeStatus(admin, shipped, { status: 'shipped' });
    offsetMs = 90 * DAY_MS - 60_000;
    await eraseAddresses(deps);
    expect(await addressOf(done)).toBe(ADDRESS);
    offsetMs = 90 * DAY_MS + 60_000;
    await eraseAddresses(deps);
    expect(await Promise.all([done, cancelled, shipped, pending].map(addressOf))).toEqual([
      null,
      null,
      ADDRESS,
      ADDRESS,
    ]);
    for (const topic of [ordersTopic.of(buyer.user_id), allOrdersTopic.of()]) {
      const erasures = (await readSince(db, topic, 0, 1_000)).filter(({ t }) => t === 'order_address_erased');
      expect(erasures.map(({ p }) => p)).toEqual(expect.arrayContaining([{ id: done }, { id: cancelled }]));
    }
    expect((await auditsOf('order.erase_addresses')).at(-1)).toMatchObject({
      actor_name: 'system',
      after: { days: 90, orders: 2 },
    });
    const before = (await auditsOf('order.erase_addresses')).length;
    await eraseAddresses(deps);
    expect(await auditsOf('order.erase_addresses')).toHaveLength(before);
  });

  test('are kept as long as the settings say', async () => {
    const id = await place();
    await orders.cancel(buyer, id);
    const settings = createSettingsService(deps);
    const { updated_at } = (await settings.list()).shop;
    const value = { low_stock_threshold: 10, address_days: 7 };
    await settings.update(admin, 'shop', { value, updated_at });
    offsetMs = 8 * DAY_MS;
    await eraseAddresses(deps);
    expect(await addressOf(id)).toBeNull();
  });

  test('of an order locked by another transaction wait for the next run', async () => {
    const [held, free] = [await place(), await place()];
    await orders.cancel(buyer, held);
    await orders.cancel(buyer, free);
    offsetMs = 91 * DAY_MS;
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('shop_order').select('id').where('id', '=', held).forUpdate().execute();
      await eraseAddresses(deps);
    });
    expect([await addressOf(held), await addressOf(free)]).toEqual([ADDRESS, null]);
    await eraseAddresses(deps);
    expect(await addressOf(held)).toBeNull();
  });

  test('do not come back with the order: what is taken up again has none', async () => {
    const id = await place();
    await orders.cancel(buyer, id);
    offsetMs = 91 * DAY_MS;
    await eraseAddresses(deps);
    await orders.changeStatus(admin, id, { status: 'pending' });
    const { orders: list } = await adminOrders.packingList(admin, [id]);
    expect(list[0]!.shipping_address.full_address).toBeNull();
  });
});
