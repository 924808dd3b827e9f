import { AppError } from '@pailei/contracts/http/errors';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { StockMovementRow } from '@pailei/db/schema/shop/shop';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { shopTopic } from '@pailei/contracts/shop/products/shop.topic';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { useOwner, useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { alertLowStock } from './low-stock.ts';
import { moveStock } from './move-stock.ts';
import { createProductsService } from './products.service.ts';
import { createStockChanger } from './stock-changes.ts';
import { shopTopicDefinition } from './shop.serve.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url, max: 12 });
const owner = useOwner(database);
afterAll(() => db.destroy());

const now = () => new Date().toISOString();
const deps = { db, publisher: silentPublisher, now };
const uploads = { saveImage: () => Promise.reject(new Error('no images here')) };
const products = createProductsService({ ...deps, uploads });
const changer = createStockChanger(deps);

let admin: Actor;
beforeEach(async () => {
  admin = await buildAccount(db, 'admin');
});

const BODY = { description: '测试用', points_price: 100, image_url: '', is_active: true };
let made = 0;
const build = (stock_quantity: number, fields: Partial<typeof BODY> = {}) =>
  products.create(admin, { name: `商品 ${(made += 1)}`, ...BODY, stock_quantity, ...fields });

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : `failed: ${String(error)}`),
  );

/** Stock and movements of a product, checked against each other. */
async function standing(id: string): Promise<{ stock: number; movements: Partial<StockMovementRow>[] }> {
  const { stock_quantity } = await products.get(admin, id);
  const { items, total } = await products.movements(id, { skip: 0, limit: 100 });
  expect(items.reduce((sum, { change }) => sum + change, 0)).toBe(stock_quantity);
  expect(items.map(({ sequence }) => sequence)).toEqual(items.map((_, index) => items.length - index));
  expect(total).toBe(items.length);
  return { stock: stock_quantity, movements: items };
}

const shopEvents = async (id: string) =>
  (await readSince(db, shopTopic.of(), 0, 10_000))
    .filter(({ p }) => (p as { id?: string }).id === id || (p as { product?: { id: string } }).product?.id === id)
    .map(({ t }) => t);

const auditOf = (id: string) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after', 'reason'])
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();

describe('stock', () => {
  const move = (product_id: string, change: number) =>
    inTransaction(deps, (trx) =>
      moveStock(trx, { product_id, change, kind: 'adjustment', note: '', actor_id: admin.user_id }),
    );

  test('of twenty who take three of ten at once three get them', async () => {
    const { id } = await build(10);
    const moved = await Promise.all(Array.from({ length: 20 }, () => move(id, -3)));
    expect(moved.filter(Boolean)).toHaveLength(3);
    expect(await standing(id)).toMatchObject({ stock: 1, movements: { length: 4 } });
  });

  test('ups and downs at once follow each other without a gap', async () => {
    const { id } = await build(50);
    await Promise.all(Array.from({ length: 40 }, (_, index) => move(id, index % 2 === 0 ? 3 : -2)));
    expect((await standing(id)).stock).toBe(50 + 20 * 3 - 20 * 2);
  });

  test('killed in the middle a move leaves nothing behind', async () => {
    const { id } = await build(5);
    const killed = inTransaction(deps, async (trx) => {
      await moveStock(trx, { product_id: id, change: -2, kind: 'adjustment', note: '', actor_id: null });
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(killed).rejects.toThrow();
    expect((await standing(id)).stock).toBe(5);
  });

  test.each([
    ['without a movement', (id: string) => sql`update product set stock_quantity = 9 where id = ${id}`],
    ['by a changed movement', (id: string) => sql`update stock_movement set change = 9 where product_id = ${id}`],
    ['by a deleted movement', (id: string) => sql`delete from stock_movement where product_id = ${id}`],
  ])('is never changed %s', async (_how, tamper) => {
    const { id } = await build(5);
    await expect(tamper(id).execute(owner)).rejects.toThrow(/its movements end at 5|only ever added/);
    expect((await standing(id)).stock).toBe(5);
  });
});

describe('an edit', () => {
  test('stands in the audit log with what changed, and goes live', async () => {
    const { id } = await build(5);
    const changed = await products.update(admin, id, { points_price: 250 });
    expect(changed).toMatchObject({ points_price: 250, stock_quantity: 5 });
    expect((await auditOf(id)).map(({ action, before, after }) => [action, before, after])).toEqual(
      [
        ['product.create', expect.anything(), expect.objectContaining({ stock_quantity: 5 })],
        ['product.update', { points_price: 100 }, { points_price: 250 }],
      ].map(([action, before, after]) => [action, action === 'product.create' ? null : before, after]),
    );
    expect(await shopEvents(id)).toEqual(['product_changed', 'product_changed']);
  });

  test('of stock is refused when it was made on another number', async () => {
    const { id } = await build(5);
    await inTransaction(deps, (trx) =>
      moveStock(trx, { product_id: id, change: -1, kind: 'adjustment', note: '', actor_id: null }),
    );
    const stale = { stock_quantity: 20, stock_quantity_before: 5, name: '新名字' };
    expect(await codeOf(products.update(admin, id, stale))).toBe('stock_changed');
    expect(await products.get(admin, id)).toMatchObject({ stock_quantity: 4 });
    await products.update(admin, id, { stock_quantity: 20, stock_quantity_before: 4 });
    expect(await standing(id)).toMatchObject({ stock: 20, movements: [{ kind: 'set', change: 16 }, {}, {}] });
  });

  test('of two who set stock from the same number at once one is refused', async () => {
    const { id } = await build(5);
    const set = (stock_quantity: number) => products.update(admin, id, { stock_quantity, stock_quantity_before: 5 });
    const codes = await Promise.all([codeOf(set(8)), codeOf(set(9))]);
    expect(codes.toSorted()).toEqual(['done', 'stock_changed']);
  });

  test('of what is not there', async () => {
    expect(await codeOf(products.update(admin, newId(), { name: '没有' }))).toBe('product_missing');
    expect(await codeOf(products.remove(admin, newId()))).toBe('product_missing');
  });
});

describe('what is not sold', () => {
  test('is there for admins alone, and says no more than its stock', async () => {
    const player = await buildAccount(db);
    const { id } = await build(5, { is_active: false });
    expect(await codeOf(products.get(player, id))).toBe('product_missing');
    expect(await products.get(admin, id)).toMatchObject({ id });
    expect(await shopEvents(id)).toEqual(['stock_changed']);
  });

  test('leaves the shop when it is taken out, and comes back', async () => {
    const { id } = await build(5);
    const lines = async () => {
      const view = await db.transaction().execute((trx) => shopTopicDefinition.snapshot(trx, undefined, 'head'));
      return (view as { lines: object }).lines;
    };
    expect(await lines()).toHaveProperty(id, { stock_quantity: 5, points_price: 100 });
    await products.update(admin, id, { is_active: false });
    expect(await lines()).not.toHaveProperty(id);
    await products.update(admin, id, { is_active: true });
    expect(await shopEvents(id)).toEqual(['product_changed', 'product_removed', 'product_changed']);
  });

  test('one that nobody ordered is deleted with its movements', async () => {
    const { id } = await build(5);
    expect(await products.remove(admin, id)).toEqual({ id, is_kept: false });
    expect(await codeOf(products.get(admin, id))).toBe('product_missing');
    const left = await db.selectFrom('stock_movement').select('id').where('product_id', '=', id).execute();
    expect(left).toEqual([]);
    expect((await shopEvents(id)).at(-1)).toBe('product_removed');
  });
});

describe('changes of stock by a worker', () => {
  const start = (changes: Parameters<typeof products.changeStock>[1]['body']['changes'], idempotencyKey?: string) =>
    products.changeStock(admin, { body: { changes, reason: '盘点' }, idempotencyKey });
  const jobOf = (id: string) =>
    db.selectFrom('stock_change').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const itemsOf = (id: string) =>
    db
      .selectFrom('stock_change_item')
      .select(['status', 'message'])
      .where('change_id', '=', id)
      .orderBy('position')
      .execute();

  test('each has its result, and its line in the audit log', async () => {
    const [a, b, c] = [await build(5), await build(5), await build(5)];
    const { job_id } = await start([
      { product_id: a.id, delta: 7 },
      { product_id: b.id, delta: -6 },
      { product_id: c.id, set_to: 0 },
      { product_id: newId(), set_to: 1 },
      { product_id: c.id, set_to: 0 },
    ]);
    await changer.run(job_id);
    expect(await jobOf(job_id)).toMatchObject({ status: 'done', total: 5, done: 5, failed: 2 });
    expect(await itemsOf(job_id)).toEqual([
      { status: 'done', message: null },
      { status: 'failed', message: '库存不能为负' },
      { status: 'done', message: null },
      { status: 'failed', message: '商品不存在' },
      { status: 'done', message: null },
    ]);
    expect(await standing(a.id)).toMatchObject({
      stock: 12,
      movements: [{ kind: 'adjustment', change: 7, note: '盘点', actor_name: admin.username }, {}],
    });
    expect((await standing(b.id)).stock).toBe(5);
    expect(await standing(c.id)).toMatchObject({ stock: 0, movements: { length: 2 } });
    expect((await auditOf(a.id)).at(-1)).toEqual({
      action: 'product.change_stock',
      actor_name: admin.username,
      before: { stock_quantity: 5 },
      after: { stock_quantity: 12 },
      reason: '盘点',
    });
    expect((await shopEvents(a.id)).at(-1)).toBe('stock_changed');
  });

  test('the same key again is the same job, and the same job again changes nothing', async () => {
    const { id } = await build(5);
    const first = await start([{ product_id: id, delta: 1 }], 'one-click-of-an-admin');
    expect(await start([{ product_id: id, delta: 1 }], 'one-click-of-an-admin')).toEqual(first);
    await Promise.all([changer.run(first.job_id), changer.run(first.job_id)]);
    await changer.run(first.job_id);
    expect((await standing(id)).stock).toBe(6);
  });

  test('above the limit is refused', async () => {
    const { id } = await build(5);
    const { job_id } = await start([{ product_id: id, delta: 1_000_000 }]);
    await changer.run(job_id);
    expect(await itemsOf(job_id)).toEqual([{ status: 'failed', message: '库存不能超过 1000000' }]);
    expect((await standing(id)).stock).toBe(5);
  });
});

describe('low stock', () => {
  const alertsOf = async (id: string) =>
    (
      await db
        .selectFrom('notification')
        .select('notice')
        .where('account_id', '=', admin.user_id)
        .where('kind', '=', 'stock_low')
        .orderBy('created_at')
        .execute()
    )
      .map(({ notice }) => notice as { product_id: string; stock_quantity: number })
      .filter(({ product_id }) => product_id === id)
      .map(({ stock_quantity }) => stock_quantity);

  test('is notified once for each fall, by however many workers', async () => {
    const { id } = await build(50);
    await alertLowStock(deps);
    expect(await alertsOf(id)).toEqual([]);
    const set = async (stock_quantity: number) => {
      const before = (await products.get(admin, id)).stock_quantity;
      await products.update(admin, id, { stock_quantity, stock_quantity_before: before });
      await Promise.all([alertLowStock(deps), alertLowStock(deps)]);
    };
    await set(11);
    expect(await alertsOf(id)).toEqual([]);
    await set(10);
    await set(4);
    expect(await alertsOf(id)).toEqual([10]);
    await set(40);
    await set(0);
    expect(await alertsOf(id)).toEqual([10, 0]);
    expect((await products.lowStock({})).products.map((product) => product.id)).toContain(id);
    expect((await products.lowStock({})).threshold).toBe(10);
  });

  test('of what is not sold is nobody’s worry', async () => {
    const { id } = await build(1, { is_active: false });
    await alertLowStock(deps);
    expect(await alertsOf(id)).toEqual([]);
  });
});

describe('a table of products', () => {
  const HEAD = 'name,description,points_price,stock_quantity,image_url,is_active';
  const bring = (lines: string[], idempotencyKey?: string) =>
    products.importCsv(admin, { body: { csv: [HEAD, ...lines].join('\n') }, idempotencyKey });

  test('what is valid is imported, the rest is reported', async () => {
    const [cup, mat] = [`杯子 ${newId()}`, `桌垫 ${newId()}`];
    const report = await bring([
      `${cup},陶瓷,300,20,,`,
      `${mat},布面,-1,20,,`,
      `${cup},又一个,300,20,,`,
      `${mat} 2,布面,1,20,/api/files/${newId()}/full,`,
    ]);
    expect(report).toEqual({
      created: 1,
      refused: [
        { line: 3, message: '积分价格不能为负数' },
        { line: 4, message: '已有同名商品' },
        { line: 5, message: '图片不存在或已过期，请重新上传' },
      ],
    });
    const found = await db.selectFrom('product').selectAll().where('name', '=', cup).execute();
    expect(found).toMatchObject([{ description: '陶瓷', stock_quantity: 20, is_active: true }]);
    expect((await standing(found[0]?.id ?? '')).movements).toMatchObject([{ kind: 'initial', change: 20 }]);
  });

  test('the same file again, its wrong lines mended, adds only those', async () => {
    const [cup, mat] = [`杯子 ${newId()}`, `桌垫 ${newId()}`];
    await bring([`${cup},陶瓷,300,20,,`, `${mat},布面,x,20,,`]);
    expect(await bring([`${cup},陶瓷,300,20,,`, `${mat},布面,900,20,,`])).toEqual({
      created: 1,
      refused: [{ line: 2, message: '已有同名商品' }],
    });
  });

  test('the same key again answers the same and adds nothing', async () => {
    const cup = `杯子 ${newId()}`;
    const first = await bring([`${cup},陶瓷,300,20,,`], 'one-click-of-an-admin');
    expect(await bring([`${cup},陶瓷,300,20,,`], 'one-click-of-an-admin')).toEqual(first);
    expect(first).toEqual({ created: 1, refused: [] });
  });

  test('what is no table is refused whole', async () => {
    await expect(bring([])).rejects.toMatchObject({ status: 422, errors: { csv: '文件里一件商品也没有' } });
  });
});
