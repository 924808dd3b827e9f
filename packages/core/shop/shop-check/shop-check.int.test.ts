import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { statusTopic } from '@pailei/contracts/site/status/status.topic';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { buildBuyer, buildProduct, ordersOf, purchase } from '../../../../tests/support/shop.ts';
import { createStatusService } from '../../site/status/status.service.ts';
import { checkShopWhenDue } from './check-shop.ts';
import { findDisagreements } from './findings.repository.ts';
import { trimChecks } from './shop-check.sweep.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url, max: 6 });
const owner = useOwner(database);
afterAll(() => db.destroy());

let nowMs: number;
const now = () => new Date(nowMs).toISOString();
const deps = { db, publisher: silentPublisher, now };
const orders = ordersOf(db);
const HOUR_MS = 3_600_000;

let buyer: Actor;
let product: string;
let order: string;
beforeEach(async () => {
  nowMs = Date.parse('2026-11-20T20:30:00.000Z');
  await db.deleteFrom('shop_check').execute();
  buyer = await buildBuyer(db);
  product = await buildProduct(db);
  order = (await orders.place(purchase(buyer, product, { quantity: 2 }))).id;
});

type Tampering = [statement: ReturnType<typeof sql>, undo: ReturnType<typeof sql>];

/** Does what no trigger would let through, and gives back what undoes it. */
async function plant(...[statement, undo]: Tampering): Promise<() => Promise<void>> {
  const bare = (work: ReturnType<typeof sql>) =>
    owner.transaction().execute(async (trx: Trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await work.execute(trx);
    });
  await bare(statement);
  return () => bare(undo);
}

const check = () => checkShopWhenDue(deps);
const checks = () => db.selectFrom('shop_check').selectAll().orderBy('checked_at').execute();
const incidents = () => db.selectFrom('status_incident').selectAll().orderBy('id', 'desc').execute();

test('a shop in which everything agrees opens no incident', async () => {
  await orders.cancel(buyer, order);
  const admin = await buildAccount(db, 'admin');
  await orders.changeStatus(admin, order, { status: 'pending' });
  expect(await findDisagreements(db)).toEqual({ ledger: 0, stock: 0, orders: 0, findings: [] });
  await check();
  expect(await checks()).toMatchObject([{ ledger: 0, stock: 0, orders: 0, incident_id: null }]);
  expect(await incidents()).toEqual([]);
});

const stray = newId();

describe('what was planted is found', () => {
  test.each([
    [
      'a balance that differs from its ledger',
      { ledger: 1, stock: 0, orders: 0 },
      () => ({ about: 'balance', id: buyer.user_id, stands: '805', written: '800 / 800' }),
      (): Tampering => [
        sql`update account set points_balance = points_balance + 5 where id = ${buyer.user_id}`,
        sql`update account set points_balance = points_balance - 5 where id = ${buyer.user_id}`,
      ],
    ],
    [
      'a line of the ledger with another amount',
      { ledger: 1, stock: 0, orders: 1 },
      () => ({ about: 'charge', id: order, stands: '200', written: '150 × 1' }),
      (): Tampering => [
        sql`update points_entry set amount = -150 where reference_id = ${order}`,
        sql`update points_entry set amount = -200 where reference_id = ${order}`,
      ],
    ],
    [
      'stock that came from nowhere',
      { ledger: 0, stock: 1, orders: 0 },
      () => ({ about: 'stock', id: product, stands: '9', written: '8 / 8' }),
      (): Tampering => [
        sql`update product set stock_quantity = 9 where id = ${product}`,
        sql`update product set stock_quantity = 8 where id = ${product}`,
      ],
    ],
    [
      'a count of sold pieces that is wrong',
      { ledger: 0, stock: 1, orders: 0 },
      () => ({ about: 'sold', id: product, stands: '3', written: '2' }),
      (): Tampering => [
        sql`update product set sold_count = 3 where id = ${product}`,
        sql`update product set sold_count = 2 where id = ${product}`,
      ],
    ],
    [
      'an order cancelled without its points, its pieces and its timeline',
      { ledger: 0, stock: 1, orders: 3 },
      () => ({ about: 'timeline', id: order, stands: 'cancelled', written: 'pending' }),
      (): Tampering => [
        sql`update shop_order set status = 'cancelled' where id = ${order}`,
        sql`update shop_order set status = 'pending' where id = ${order}`,
      ],
    ],
    [
      'a charge for an order that does not exist',
      { ledger: 1, stock: 0, orders: 1 },
      () => ({ about: 'charge', id: stray, stands: '0', written: '7 × 1' }),
      (): Tampering => [
        sql`insert into points_entry (id, account_id, sequence, amount, balance_after, kind, note, reference_type, reference_id)
        values (${stray}, ${buyer.user_id}, 99, -7, 793, 'order', '', 'order', ${stray})`,
        sql`delete from points_entry where id = ${stray}`,
      ],
    ],
    [
      'pieces taken for an order twice',
      { ledger: 0, stock: 1, orders: 1 },
      () => ({ about: 'taken', id: order, stands: '2', written: '4 × 2' }),
      (): Tampering => [
        sql`insert into stock_movement (id, product_id, sequence, kind, change, stock_after, order_id, cycle)
        values (${stray}, ${product}, 99, 'order', -2, 6, ${order}, 2)`,
        sql`delete from stock_movement where id = ${stray}`,
      ],
    ],
  ])('%s', async (_what, counts, finding, tamper) => {
    const mend = await plant(...tamper());
    const found = await findDisagreements(db);
    await mend();
    expect(found).toMatchObject(counts);
    expect(found.findings).toContainEqual(finding());
    expect(await findDisagreements(db)).toMatchObject({ ledger: 0, stock: 0, orders: 0 });
  });
});

describe('the incident', () => {
  const spoil = () =>
    plant(
      sql`update product set stock_quantity = 9 where id = ${product}`,
      sql`update product set stock_quantity = 8 where id = ${product}`,
    );

  test('is opened once, gets a note of each further check, and ends with the first that finds nothing', async () => {
    const before = (await incidents()).length;
    const earlier = (await readSince(db, statusTopic.of(), 0, 1_000)).length;
    const mend = await spoil();
    await check();
    nowMs += HOUR_MS;
    await check();
    const open = await incidents();
    expect(open).toHaveLength(before + 1);
    expect(open[0]).toMatchObject({ title: '积分商城的账目不一致', severity: 'minor', resolved_at: null });
    await mend();
    nowMs += HOUR_MS;
    await check();
    expect((await incidents())[0]).toMatchObject({ id: open[0]!.id, resolved_at: now() });
    const shown = await createStatusService({ db, publisher: silentPublisher, now }).incidents({ skip: 0, limit: 1 });
    expect(shown.items[0]!.notes.map(({ body }) => body)).toEqual([
      '重新核对一致，已恢复',
      ...Array(2).fill('核对发现不一致：积分流水 0 处，商品库存 1 处，订单 0 处。管理员会逐一处理'),
    ]);
    expect((await readSince(db, statusTopic.of(), 0, 1_000)).slice(earlier).map(({ t }) => t)).toEqual(
      Array(3).fill('incident_changed'),
    );
    const audit = await db.selectFrom('audit_log').selectAll().where('action', '=', 'shop.check').execute();
    expect(audit.at(-1)).toMatchObject({
      actor_name: 'system',
      after: { stock: 1, findings: [{ about: 'stock', id: product }] },
    });
  });

  test('that an admin has ended is opened anew where something still disagrees', async () => {
    const mend = await spoil();
    await check();
    const [first] = await incidents();
    await db.updateTable('status_incident').set({ resolved_at: now() }).where('id', '=', first!.id).execute();
    nowMs += HOUR_MS;
    await check();
    expect((await incidents())[0]!.id).not.toBe(first!.id);
    await mend();
    nowMs += HOUR_MS;
    await check();
    expect((await incidents())[0]!.resolved_at).toBe(now());
  });

  test('of two workers at once is one', async () => {
    const before = (await incidents()).length;
    const mend = await spoil();
    await Promise.all([check(), check(), check()]);
    expect(await incidents()).toHaveLength(before + 1);
    expect(await checks()).toHaveLength(1);
    await mend();
    nowMs += HOUR_MS;
    await check();
  });
});

describe('the time for it', () => {
  const countAt = async (iso: string) => {
    nowMs = Date.parse(iso);
    await check();
    return (await checks()).length;
  };

  test('is once a night, at four', async () => {
    expect(await countAt('2026-11-20T12:00:00.000Z')).toBe(1);
    expect(await countAt('2026-11-20T19:59:00.000Z')).toBe(1);
    expect(await countAt('2026-11-20T20:00:00.000Z')).toBe(2);
    expect(await countAt('2026-11-20T20:01:00.000Z')).toBe(2);
    expect(await countAt('2026-11-21T20:00:30.000Z')).toBe(3);
  });

  test('comes every hour while something disagrees', async () => {
    const mend = await plant(
      sql`update product set sold_count = 3 where id = ${product}`,
      sql`update product set sold_count = 2 where id = ${product}`,
    );
    expect(await countAt('2026-11-20T20:00:00.000Z')).toBe(1);
    expect(await countAt('2026-11-20T20:59:00.000Z')).toBe(1);
    expect(await countAt('2026-11-20T21:00:00.000Z')).toBe(2);
    await mend();
    expect(await countAt('2026-11-20T22:00:00.000Z')).toBe(3);
    expect(await countAt('2026-11-20T23:00:00.000Z')).toBe(3);
  });

  test('is kept for 90 days', async () => {
    await countAt('2026-11-20T20:00:00.000Z');
    await trimChecks(db, '2027-02-18T20:00:00.000Z');
    expect(await checks()).toHaveLength(1);
    await trimChecks(db, '2027-02-19T20:00:00.000Z');
    expect(await checks()).toEqual([]);
  });
});
