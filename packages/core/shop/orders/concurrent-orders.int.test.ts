import { AppError } from '@pailei/contracts/http/errors';
import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { buildBuyer, buildProduct, findDisagreements, ordersOf, purchase } from '../../../../tests/support/shop.ts';
import { inTransaction } from '@pailei/live/transaction';
import { moveStock } from '../products/move-stock.ts';

const { url } = await useTestDatabase();
/** Two processes of the API: what one of them joins, the other knows nothing of. */
const processes = [createDatabase({ url, max: 12 }), createDatabase({ url, max: 12 })] as const;
const [db] = processes;
/** How often all connections at work are cut. */
const KILLS = 300;
afterAll(() => Promise.all(processes.map((one) => one.destroy())));
afterEach(async () => expect(await findDisagreements(db)).toEqual([]));

const shops = processes.map(ordersOf);
const shopOf = (index: number) => shops[index % shops.length] ?? ordersOf(db);

let admin: Actor;
let buyer: Actor;
let product: string;
beforeEach(async () => {
  admin = await buildAccount(db, 'admin');
  buyer = await buildBuyer(db, 1_000);
  product = await buildProduct(db, { price: 100, stock: 10 });
});

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : `failed: ${String(error)}`),
  );

/** How often each outcome came about. */
function tally(codes: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));
}

const many = async (count: number, work: (index: number) => Promise<unknown>) =>
  tally(await Promise.all(Array.from({ length: count }, (_, index) => codeOf(work(index)))));

const stockOf = async () =>
  (await db.selectFrom('product').select('stock_quantity').where('id', '=', product).executeTakeFirstOrThrow())
    .stock_quantity;
const ordersCount = async ({ user_id }: Actor) =>
  (await shopOf(0).mine({ ...buyer, user_id }, { skip: 0, limit: 1, sort_by: 'created_at', sort_order: 'desc' })).total;

describe('at the same instant', () => {
  test('200 buyers want one of ten pieces: ten get one', async () => {
    const buyers = await Promise.all(Array.from({ length: 200 }, () => buildBuyer(db, 100)));
    const codes = await many(200, (index) => shopOf(index).place(purchase(buyers[index] ?? buyer, product)));
    expect(codes).toEqual({ done: 10, order_sold_out: 190 });
    expect(await stockOf()).toBe(0);
    const numbers = await db.selectFrom('shop_order').select('number').where('product_id', '=', product).execute();
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(10);
  }, 60_000);

  test('the last pieces go to whom they are enough for', async () => {
    const buyers = await Promise.all(Array.from({ length: 30 }, () => buildBuyer(db, 1_000)));
    const codes = await many(30, (index) =>
      shopOf(index).place(purchase(buyers[index] ?? buyer, product, { quantity: (index % 3) + 1 })),
    );
    expect(await stockOf()).toBe(0);
    expect(Object.keys(codes).toSorted()).toEqual(expect.arrayContaining(['done', 'order_sold_out']));
  });

  test('one wallet in 50 tabs buys what it is worth', async () => {
    const plenty = await buildProduct(db, { price: 100, stock: 1_000 });
    const codes = await many(50, (index) => shopOf(index).place(purchase(buyer, plenty)));
    expect(codes).toEqual({ done: 10, points_insufficient: 40 });
  });

  test('50 clicks with one key are one order', async () => {
    const codes = await many(50, (index) => shopOf(index).place(purchase(buyer, product, { key: 'double-click' })));
    expect(Object.keys(codes).filter((code) => code !== 'done' && code !== 'request_in_progress')).toEqual([]);
    expect(codes['done']).toBeGreaterThan(0);
    expect(await ordersCount(buyer)).toBe(1);
    expect(await stockOf()).toBe(9);
  });

  test('buyer and admin cancel: one of them does, points come back once', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { id } = await shopOf(0).place(purchase(buyer, product));
      const codes = await many(2, (index) =>
        index === 0 ? shopOf(0).cancel(buyer, id) : shopOf(1).adminCancel(admin, id, '缺货'),
      );
      expect(codes['done']).toBe(1);
      expect((codes['order_not_pending'] ?? 0) + (codes['order_already_cancelled'] ?? 0)).toBe(1);
      expect(await stockOf()).toBe(10);
    }
  });

  test('the buyer cancels while an admin ships: one wins, the other is refused', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { id } = await shopOf(0).place(purchase(buyer, product));
      const ship = { status: 'shipped', from: 'pending' } as const;
      const codes = await many(2, (index) =>
        index === 0 ? shopOf(0).cancel(buyer, id) : shopOf(1).changeStatus(admin, id, ship),
      );
      expect(codes['done']).toBe(1);
      const { status } = await shopOf(0).get(buyer, id);
      expect(codes[status === 'cancelled' ? 'order_already_cancelled' : 'order_not_pending']).toBe(1);
      if (status === 'shipped') await shopOf(0).adminCancel(admin, id, '收回');
    }
  });

  test('ten admins take one cancelled order up again: it is charged once', async () => {
    const { id } = await shopOf(0).place(purchase(buyer, product));
    await shopOf(0).cancel(buyer, id);
    const again = { status: 'pending', from: 'cancelled' } as const;
    const codes = await many(10, (index) => shopOf(index).changeStatus(admin, id, again));
    expect(codes).toEqual({ done: 1, order_status_changed: 9 });
    expect(await stockOf()).toBe(9);
  });

  test('an admin takes stock away while people buy: never more is sold than there was', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buildBuyer(db, 100)));
    const shrink = inTransaction({ db, publisher: silentPublisher }, (trx) =>
      moveStock(trx, { product_id: product, kind: 'adjustment', change: -5, note: '盘点', actor_id: admin.user_id }),
    );
    const codes = many(20, (index) => shopOf(index).place(purchase(buyers[index] ?? buyer, product)));
    const shrunk = (await shrink) !== undefined;
    expect(await codes).toMatchObject({ done: shrunk ? 5 : 10 });
    expect(await stockOf()).toBe(0);
  });

  test('the price goes up during the checkout: nobody pays another one than they saw', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buildBuyer(db, 1_000)));
    const raise = db.updateTable('product').set({ points_price: 150 }).where('id', '=', product).execute();
    const codes = many(10, (index) =>
      shopOf(index).place(purchase(buyers[index] ?? buyer, product, { points_price: 100 })),
    );
    await raise;
    expect(Object.keys(await codes).every((code) => ['done', 'order_price_changed'].includes(code))).toBe(true);
    const paid = await db.selectFrom('shop_order').select('points_price').where('product_id', '=', product).execute();
    expect(paid.every(({ points_price }) => points_price === 100)).toBe(true);
  });
});

describe('orders that are placed together', () => {
  test('do not wait for a buyer whose account is held', async () => {
    const held = await buildBuyer(db, 100);
    const others = await Promise.all(Array.from({ length: 5 }, () => buildBuyer(db, 100)));
    const shop = shopOf(0);
    let late: Promise<string> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`select from account where id = ${held.user_id} for update`.execute(trx);
      const first = shop.place(purchase(others[0] ?? buyer, product));
      late = codeOf(shop.place(purchase(held, product)));
      const rest = others.slice(1).map((one) => shop.place(purchase(one, product)));
      await Promise.all([first, ...rest]);
    });
    expect(await late).toBe('done');
    expect(await stockOf()).toBe(4);
  });

  test('are each refused for their own reason', async () => {
    const poor = await buildBuyer(db, 10);
    const codes = await Promise.all([
      codeOf(shopOf(0).place(purchase(buyer, product))),
      codeOf(shopOf(0).place(purchase(poor, product))),
      codeOf(shopOf(0).place(purchase(buyer, product, { quantity: 20 }))),
      codeOf(shopOf(0).place(purchase(buyer, product, { points_price: 1 }))),
      codeOf(shopOf(0).place(purchase(buyer, product, { quantity: 2 }))),
    ]);
    expect(codes).toEqual(['done', 'points_insufficient', 'order_stock_short', 'order_price_changed', 'done']);
  });
});

describe('a connection that is killed', () => {
  test('while orders are placed, again and again: with their keys all are placed, each once', async () => {
    const buyers = await Promise.all(Array.from({ length: 30 }, () => buildBuyer(db, 100)));
    const plenty = await buildProduct(db, { price: 100, stock: 100 });
    const assassin = createDatabase({ url, max: 1 });
    const over = new AbortController();
    const killing = (async () => {
      for (let kills = 0; kills < KILLS && !over.signal.aborted; kills += 1) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(assassin);
      }
    })();
    const orderUntilDone = async (index: number) => {
      const one = buyers[index] ?? buyer;
      for (;;) {
        const placed = await shopOf(index)
          .place(purchase(one, plenty, { key: 'until-done' }))
          .catch(() => undefined);
        if (placed) return placed;
      }
    };
    const work = many(30, orderUntilDone);
    expect(await work).toEqual({ done: 30 });
    over.abort();
    await killing;
    await assassin.destroy();
    for (const one of buyers) expect(await ordersCount(one)).toBe(1);
  }, 60_000);
});
