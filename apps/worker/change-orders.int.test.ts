import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createOrderBatchesService } from '@pailei/core/shop/order-batches/batches.service';
import { createOrderBatchRunner } from '@pailei/core/shop/order-batches/batch-runner';
import { createDatabase } from '@pailei/db/client';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { buildBuyer, buildProduct, findDisagreements, ordersOf, purchase } from '@pailei/tests/support/shop';
import { afterAll, expect, test } from 'vitest';
import { composeWorkerWork, type WorkerDeps } from './deps.ts';
import type { JobQueue, QueuedJob } from './queue.ts';
import { sweepDue } from './sweep.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const work = composeWorkerWork();

const ORDERS = 60;

test('a batch whose worker is killed in the middle is taken up by the sweep of another: nothing lost, nothing twice', async () => {
  let shiftMs = 0;
  const now = () => new Date(Date.now() + shiftMs).toISOString();
  const deps = { db, publisher: silentPublisher, now };
  const admin = await buildAccount(db, 'admin');
  const buyer = await buildBuyer(db, 10_000);
  const product = await buildProduct(db, { stock: ORDERS });
  const ids: string[] = [];
  for (let count = 0; count < ORDERS; count += 1) ids.push((await ordersOf(db).place(purchase(buyer, product))).id);
  const batches = createOrderBatchesService(deps);
  const body = { status: 'cancelled', ids, reason: '商品停售' } as const;
  const { job_id } = await batches.start(admin, { body: { ...body, ids }, idempotencyKey: undefined });

  const worker = spawn(process.execPath, [`${import.meta.dirname}/order-batch.process.ts`, url, job_id]);
  const isGone = once(worker, 'exit');
  await expect
    .poll(async () => (await batches.results(job_id)).done, { interval: 2, timeout: 20_000 })
    .toBeGreaterThan(5);
  worker.kill('SIGKILL');
  await isGone;
  const left = await batches.results(job_id);
  expect(left).toMatchObject({ status: 'running', failed: 0 });
  expect(left.done).toBeLessThan(ORDERS);
  expect(await findDisagreements(db)).toEqual([]);

  const queued: QueuedJob[] = [];
  const queue = {
    add: async (jobs: readonly QueuedJob[]) => void queued.push(...jobs),
  } as Partial<JobQueue> as JobQueue;
  await sweepDue({ db, now }, queue, work);
  expect(queued).toEqual([]);
  shiftMs = 12_000;
  await sweepDue({ db, now }, queue, work);
  expect(queued).toMatchObject([{ name: 'change-orders', payload: { batch_id: job_id } }]);

  const orderBatchRunner = createOrderBatchRunner(deps);
  const job = work.handlers.get('change-orders');
  await job?.run({ orderBatchRunner } as Partial<WorkerDeps> as WorkerDeps, { batch_id: job_id });
  expect(await batches.results(job_id)).toMatchObject({ status: 'done', done: ORDERS, failed: 0 });
  const cancelled = await db
    .selectFrom('order_event')
    .select('order_id')
    .where('to_status', '=', 'cancelled')
    .execute();
  expect(cancelled.map(({ order_id }) => order_id).toSorted()).toEqual(ids.toSorted());
  expect(await findDisagreements(db)).toEqual([]);
  queued.length = 0;
  await sweepDue({ db, now }, queue, work);
  expect(queued).toEqual([]);
}, 60_000);
