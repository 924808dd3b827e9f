import { AppError } from '@pailei/contracts/http/errors';
import { foldJobProgress } from '@pailei/contracts/ground/job-progress/job-progress.fold';
import { jobProgressTopic, type JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { buildBuyer, buildProduct, findDisagreements, ordersOf, purchase } from '../../../../tests/support/shop.ts';
import { findIdleBatches, trimBatches } from '../../ground/batches/lists.sweep.ts';
import { topicRegistry } from '../../features/features.ts';
import { createOrderBatchRunner } from './batch-runner.ts';
import { createOrderBatchesService } from './batches.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url, max: 12 });
const owner = useOwner(database);
afterAll(() => db.destroy());
afterEach(async () => expect(await findDisagreements(db)).toEqual([]));

let offsetMs: number;
const now = () => new Date(Date.now() + offsetMs).toISOString();
const deps = { db, publisher: silentPublisher, now };
const orders = ordersOf(db);
const batches = createOrderBatchesService(deps);
const runner = createOrderBatchRunner(deps);

let admin: Actor;
let buyer: Actor;
let product: string;
beforeEach(async () => {
  offsetMs = 0;
  admin = await buildAccount(db, 'admin');
  buyer = await buildBuyer(db, 10_000);
  product = await buildProduct(db, { stock: 50 });
});

async function placed(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await orders.place(purchase(buyer, product))).id);
  return ids;
}

type Body = Parameters<typeof batches.start>[1]['body'];
const start = (body: Body, idempotencyKey?: string) => batches.start(admin, { body, idempotencyKey });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const statuses = async (ids: readonly string[]) => {
  const rows = await db.selectFrom('shop_order').select(['id', 'status']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const eventsOf = (ids: readonly string[]) =>
  db.selectFrom('order_event').select(['order_id', 'to_status']).where('order_id', 'in', ids).execute();
const snapshot = (id: string) =>
  runTransaction(db, (trx) => topicRegistry['job']!.snapshot(trx, id, 'head')) as Promise<JobProgress>;
const standing = () =>
  db
    .selectFrom('account')
    .innerJoin('product', (join) => join.on('product.id', '=', product))
    .select(['points_balance', 'stock_quantity', 'sold_count'])
    .where('account.id', '=', buyer.user_id)
    .executeTakeFirstOrThrow();

/** A process that is gone after so many transactions of one order each, or of more. */
function dyingRunner(transactions: number, perTransaction = 1) {
  let left = transactions;
  const dying = new Proxy(db, {
    get(target, key) {
      if (key === 'startTransaction' && (left -= 1) < 0) throw new Error('killed');
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return createOrderBatchRunner({ ...deps, db: dying }, { perTransaction });
}

describe('a batch', () => {
  test('ships each order with its number, notifies its buyer, and is audited', async () => {
    const ids = await placed(3);
    const tracking_numbers = { [ids[0]!]: 'SF100', [ids[1]!]: 'SF101' };
    const { job_id, total } = await start({ status: 'shipped', ids, tracking_numbers });
    expect(total).toBe(3);
    const jobs = await db
      .selectFrom('outbox_job')
      .select(['name', 'payload'])
      .where('name', '=', 'change-orders')
      .execute();
    expect(jobs).toContainEqual({ name: 'change-orders', payload: { batch_id: job_id } });
    await runner.run(job_id);

    const rows = await db
      .selectFrom('shop_order')
      .select(['status', 'tracking_number'])
      .where('id', 'in', ids)
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { status: 'shipped', tracking_number: 'SF100' },
      { status: 'shipped', tracking_number: 'SF101' },
      { status: 'shipped', tracking_number: null },
    ]);
    expect(await batches.results(job_id)).toMatchObject({
      status: 'done',
      to: 'shipped',
      total: 3,
      done: 3,
      failed: 0,
    });
    const notices = await db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', buyer.user_id)
      .where('kind', '=', 'order_status_changed')
      .execute();
    expect(notices.map(({ notice }) => notice)).toContainEqual({
      kind: 'order_status_changed',
      order_id: ids[0],
      product_name: '鼠标垫',
      status: 'shipped',
      tracking_number: 'SF100',
    });
    expect(notices).toHaveLength(3);
    const audits = await db
      .selectFrom('audit_log')
      .select(['action', 'target_id'])
      .where('actor_id', '=', admin.user_id)
      .execute();
    expect(audits.map(({ action }) => action).toSorted()).toEqual([
      'order.batch',
      ...Array(3).fill('order.set_status'),
    ]);
  });

  test('by filter takes the oldest of those that would change', async () => {
    const ids = await placed(4);
    await orders.changeStatus(admin, ids[1]!, { status: 'shipped' });
    const { job_id, total } = await start({ status: 'shipped', filter: { user_id: buyer.user_id } });
    expect(total).toBe(3);
    await runner.run(job_id);
    const { results } = await batches.results(job_id);
    expect(results.map(({ order_id, status }) => [order_id, status])).toEqual(
      [ids[0], ids[2], ids[3]].map((id) => [id, 'done']),
    );
    expect(results[0]!.number).toMatch(/^PL\d{8}$/);
    expect(await codeOf(start({ status: 'shipped', filter: { user_id: buyer.user_id } }))).toBe('order_batch_empty');
    expect(await codeOf(start({ status: 'shipped', ids: [newId()] }))).toBe('order_batch_empty');
  });

  test('with one that fails says why, and does the others', async () => {
    const ids = await placed(4);
    const tracking_numbers = { [ids[0]!]: 'SF1', [ids[2]!]: 'SF1', [ids[3]!]: 'SF3' };
    const { job_id } = await start({ status: 'shipped', ids: [ids[0]!, ids[2]!, ids[3]!], tracking_numbers });
    await orders.changeStatus(admin, ids[2]!, { status: 'completed' });
    await runner.run(job_id);
    const { results, done, failed, status } = await batches.results(job_id);
    expect({ status, done, failed }).toEqual({ status: 'done', done: 3, failed: 1 });
    expect(results.map(({ status: of, message }) => [of, message])).toEqual([
      ['done', null],
      ['failed', '订单状态已变化，请核对后再操作'],
      ['done', null],
    ]);
    expect(await statuses(ids)).toEqual(['shipped', 'pending', 'completed', 'shipped']);
  });

  test('with one that breaks a rule of the schema reports it, and does the others', async () => {
    const ids = await placed(3);
    await sql`create function refuse_line() returns trigger language plpgsql as $$
      begin raise exception 'planted' using errcode = 'check_violation'; end $$`.execute(owner);
    await sql
      .raw(
        `create trigger refuse_line before insert on order_event for each row
          when (new.order_id = '${ids[1]}') execute function refuse_line()`,
      )
      .execute(owner);
    const faults: string[] = [];
    const { job_id } = await start({ status: 'shipped', ids });
    await createOrderBatchRunner({ ...deps, onFault: ({ message }) => void faults.push(message) }).run(job_id);
    await sql`drop function refuse_line cascade`.execute(owner);
    expect(await statuses(ids)).toEqual(['shipped', 'pending', 'shipped']);
    expect((await batches.results(job_id)).results[1]).toMatchObject({ status: 'failed', message: '服务器内部错误' });
    expect(faults).toEqual(['planted']);
  });

  test('does not take up an order again that its buyer has cancelled meanwhile', async () => {
    const ids = await placed(2);
    const { job_id } = await start({ status: 'shipped', ids });
    await orders.cancel(buyer, ids[0]!);
    await runner.run(job_id);
    expect(await statuses(ids)).toEqual(['cancelled', 'shipped']);
    expect((await batches.results(job_id)).results[0]).toMatchObject({ status: 'failed', message: '订单已经取消' });
  });

  test('that cancels gives points and stock back once', async () => {
    const before = await standing();
    const ids = await placed(5);
    const { job_id } = await start({ status: 'cancelled', ids, reason: '商品停售' });
    await Promise.all([runner.run(job_id), runner.run(job_id)]);
    await runner.run(job_id);
    expect(await statuses(ids)).toEqual(Array(5).fill('cancelled'));
    expect(await standing()).toEqual(before);
  });

  test('started twice changes each order once; the second says that it was so already', async () => {
    const ids = await placed(6);
    const [first, second] = [
      await start({ status: 'shipped', ids }),
      await start({ status: 'shipped', ids: ids.toReversed() }),
    ];
    await Promise.all([runner.run(first.job_id), runner.run(second.job_id)]);
    expect(await statuses(ids)).toEqual(Array(6).fill('shipped'));
    expect((await eventsOf(ids)).filter(({ to_status }) => to_status === 'shipped')).toHaveLength(6);
    const [one, other] = await Promise.all([batches.results(first.job_id), batches.results(second.job_id)]);
    expect(one.done + other.done).toBe(12);
    expect(one.failed + other.failed).toBe(6);
  });

  test('under one key is one batch', async () => {
    const ids = await placed(2);
    const key = 'one-click-of-an-admin';
    const first = await start({ status: 'shipped', ids }, key);
    expect(await start({ status: 'shipped', ids }, key)).toEqual(first);
    expect(await codeOf(start({ status: 'cancelled', ids }, key))).toBe('idempotency_key_reused');
    const own = await db.selectFrom('order_batch').select('id').where('created_by', '=', admin.user_id).execute();
    expect(own).toEqual([{ id: first.job_id }]);
  });

  test('of somebody who is no admin any more changes nothing', async () => {
    const ids = await placed(2);
    const { job_id } = await start({ status: 'shipped', ids });
    await db.updateTable('account').set({ role: 'user' }).where('id', '=', admin.user_id).execute();
    await runner.run(job_id);
    expect(await statuses(ids)).toEqual(['pending', 'pending']);
    expect(await batches.results(job_id)).toMatchObject({ done: 2, failed: 2 });
  });

  test('is trimmed long after it was over', async () => {
    const { job_id } = await start({ status: 'shipped', ids: await placed(1) });
    await runner.run(job_id);
    await trimBatches('order_batch')(db, now());
    expect(await codeOf(batches.results(job_id))).toBe('done');
    await trimBatches('order_batch')(db, new Date(Date.now() + 91 * 86_400_000).toISOString());
    expect(await codeOf(batches.results(job_id))).toBe('not_found');
  });
});

describe('a batch that is followed live', () => {
  test('logs each order with its result, and a reader who joins in between sees the same', async () => {
    const ids = await placed(3);
    const { job_id } = await start({ status: 'shipped', ids });
    const before = await snapshot(job_id);
    expect(before).toMatchObject({ kind: 'order_batch', status: 'queued', total: 3, done: 0, items: [] });
    await dyingRunner(2)
      .run(job_id)
      .catch(() => undefined);
    const between = await snapshot(job_id);
    expect(between).toMatchObject({ status: 'running', done: 2, items: [{ id: ids[0] }, { id: ids[1] }] });
    const read = (await readSince(db, jobProgressTopic.of(job_id), 0, 100)).length;
    offsetMs = 20_000;
    await runner.run(job_id);
    const events = await readSince(db, jobProgressTopic.of(job_id), 0, 100);
    const fold = (from: JobProgress, given: typeof events) => given.reduce<JobProgress | null>(foldJobProgress, from);
    const after = await snapshot(job_id);
    expect(fold(before, events)).toEqual(after);
    expect(fold(between, events.slice(read))).toEqual(after);
    expect(after).toMatchObject({ status: 'done', message: '成功 3 项，失败 0 项' });
  });

  test('is an admin’s to follow', async () => {
    const { job_id } = await start({ status: 'shipped', ids: await placed(1) });
    const asked = { id: job_id, db };
    expect(await topicRegistry['job']!.authorize({ ...asked, actor: admin })).toMatchObject({ allowed: true });
    expect(await topicRegistry['job']!.authorize({ ...asked, actor: buyer })).toEqual({
      allowed: false,
      code: 'not_found',
    });
  });
});

describe('a batch that is stopped', () => {
  test('leaves what it has not begun as it is', async () => {
    const ids = await placed(5);
    const { job_id } = await start({ status: 'shipped', ids });
    await dyingRunner(2)
      .run(job_id)
      .catch(() => undefined);
    await batches.stop(admin, job_id);
    offsetMs = 20_000;
    await runner.run(job_id);
    expect(await statuses(ids)).toEqual(['shipped', 'shipped', 'pending', 'pending', 'pending']);
    expect(await snapshot(job_id)).toMatchObject({
      status: 'stopped',
      done: 2,
      message: '已停止：成功 2 项，失败 0 项，余下 3 项没有处理',
    });
    expect(await findIdleBatches(db, 'order_batch', now())).not.toContainEqual(expect.objectContaining({ id: job_id }));
    expect(await codeOf(batches.stop(admin, job_id))).toBe('order_batch_over');
    expect(await codeOf(batches.stop(admin, newId()))).toBe('not_found');
  });

  test('while a worker is at it stops between two transactions', async () => {
    const ids = await placed(30);
    const { job_id } = await start({ status: 'shipped', ids });
    const running = createOrderBatchRunner(deps, { perTransaction: 2 }).run(job_id);
    await expect.poll(async () => (await batches.results(job_id)).done, { interval: 5 }).toBeGreaterThan(0);
    await batches.stop(admin, job_id);
    await running;
    const { done, results, status } = await batches.results(job_id);
    expect(status).toBe('stopped');
    const shipped = (await statuses(ids)).filter((one) => one === 'shipped').length;
    expect(shipped).toBe(done);
    expect(results.filter(({ status: of }) => of === 'queued')).toHaveLength(30 - done);
  });
});

describe('a batch whose worker is killed', () => {
  test('in the middle is found by the sweep and goes on: nothing lost, nothing twice', async () => {
    const before = await standing();
    const ids = await placed(6);
    const { job_id } = await start({ status: 'cancelled', ids, reason: '商品停售' });
    await expect(dyingRunner(2, 2).run(job_id)).rejects.toThrow('killed');
    expect(await statuses(ids)).toEqual([...Array(4).fill('cancelled'), ...Array(2).fill('pending')]);
    offsetMs = 1_000;
    expect(await findIdleBatches(db, 'order_batch', now())).toContainEqual({ id: job_id, attempts: 1 });
    await runner.run(job_id);
    expect(await statuses(ids)).toEqual(Array(6).fill('cancelled'));
    expect(await standing()).toEqual(before);
    expect((await eventsOf(ids)).filter(({ to_status }) => to_status === 'cancelled')).toHaveLength(6);
  });

  test('without a sign of life stays with its process until its lease is over', async () => {
    const ids = await placed(2);
    const { job_id } = await start({ status: 'shipped', ids });
    const lease_until = new Date(Date.now() + 10_000).toISOString();
    await db
      .updateTable('order_batch')
      .set({ status: 'running', attempts: 1, lease_until })
      .where('id', '=', job_id)
      .execute();
    await runner.run(job_id);
    expect(await statuses(ids)).toEqual(['pending', 'pending']);
    offsetMs = 11_000;
    await runner.run(job_id);
    expect(await statuses(ids)).toEqual(['shipped', 'shipped']);
  });

  test('with its database session leaves no half of an order', async () => {
    const before = await standing();
    const ids = await placed(5);
    const { job_id } = await start({ status: 'cancelled', ids, reason: '商品停售' });
    // the second transaction loses its session behind the refunds
    await sql`create function kill_session() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(owner);
    await sql
      .raw(`create trigger kill_session after insert on stock_movement for each row
      when (new.order_id = '${ids[3]}') execute function kill_session()`)
      .execute(owner);
    await expect(createOrderBatchRunner(deps, { perTransaction: 2 }).run(job_id)).rejects.toThrow();
    await sql`drop trigger kill_session on stock_movement`.execute(owner);
    await sql`drop function kill_session`.execute(owner);
    expect(await statuses(ids)).toEqual(['cancelled', 'cancelled', 'pending', 'pending', 'pending']);
    offsetMs = 1_000;
    await runner.run(job_id);
    expect(await batches.results(job_id)).toMatchObject({ status: 'done', done: 5, failed: 0 });
    expect(await standing()).toEqual(before);
  });

  test('again and again is given up in the end', async () => {
    const ids = await placed(2);
    const { job_id } = await start({ status: 'shipped', ids });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      offsetMs += 1_000;
      await expect(dyingRunner(0).run(job_id)).rejects.toThrow('killed');
    }
    offsetMs += 1_000;
    await runner.run(job_id);
    expect(await snapshot(job_id)).toMatchObject({ status: 'failed', done: 0 });
    expect(await statuses(ids)).toEqual(['pending', 'pending']);
  });
});
