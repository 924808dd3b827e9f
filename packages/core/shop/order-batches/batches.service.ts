import type { orderBatchesApi } from '@pailei/contracts/shop/order-batches/order-batches.api';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import { BATCH_MAX, ORDER_ERRORS } from '@pailei/contracts/shop/orders/order-shapes';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { orderNumber } from '@pailei/domain/orders/order-number';
import type { OrderStatus } from '@pailei/domain/orders/types';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { findBatch } from '../../ground/batches/lists.reads.ts';
import { stopBatch } from '../../ground/batches/stop-batch.ts';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { changeOrdersJob } from './change-orders.job.ts';
import { insertBatch, readResults } from './batches.repository.ts';
import { chooseOrdersByFilter, chooseOrdersById, type ChosenOrder } from '../orders/choose-orders.ts';

export type OrderBatchesDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

type Api = typeof orderBatchesApi;
type Body = BodyOf<Api['start']>;
type BatchCall = { body: Body; idempotencyKey: string | undefined };
export type OrderBatchesService = ReturnType<typeof createOrderBatchesService>;

/** Many orders that get a new status together: an admin starts and stops it, a worker does it. */
export function createOrderBatchesService(deps: OrderBatchesDeps) {
  const { db, now } = deps;
  return {
    /** The same key again answers with the batch that the first call started. */
    start(actor: Actor, { body, idempotencyKey }: BatchCall): Promise<DataOf<Api['start']>> {
      const call = { account_id: actor.user_id, route: 'POST /orders/batch', key: idempotencyKey, body };
      return inTransaction(deps, async (trx) => {
        const { job_id } = await runOnce(trx, call, async () => ({ job_id: await startBatch(trx, actor, body) }));
        const batch = await findBatch(trx, 'order_batch', job_id);
        if (!batch) throw generalError('not_found');
        return { job_id, total: batch.total };
      });
    },

    async results(id: string): Promise<DataOf<Api['results']>> {
      const batch = await findBatch(db, 'order_batch', id);
      if (!batch) throw generalError('not_found');
      const { status, to_status: to, total, done, failed } = batch;
      const results = (await readResults(db, id)).map((row) => ({ ...row, number: orderNumber(row.number) }));
      return { id, status, to, total, done, failed, results };
    },

    /** What was done stays done; the rest is left as it is. */
    stop(actor: Actor, id: string): Promise<{ id: string }> {
      return inTransaction(deps, async (trx, log) => {
        if (!(await findBatch(trx, 'order_batch', id))) throw generalError('not_found');
        const isStopped = await stopBatch(trx, log, 'order_batch', { id, at: now() });
        if (!isStopped) throw appError(ORDER_ERRORS, 'order_batch_over');
        await auditBatch(trx, { actor, action: 'order.batch_stop', id, after: { status: 'stopped' }, reason: null });
        return { id };
      });
    },
  };
}

async function startBatch(trx: Trx, actor: Actor, body: Body): Promise<string> {
  const chosen = await chooseOrders(trx, body);
  if (chosen.length === 0) throw appError(ORDER_ERRORS, 'order_batch_empty');
  const { status, reason = null, tracking_numbers: numbers = {} } = body;
  const items = chosen.map(({ id, status: from_status }) => ({
    order_id: id,
    from_status,
    tracking_number: numbers[id] || null,
  }));
  const id = await insertBatch(trx, { to_status: status, reason, created_by: actor.user_id }, items);
  await enqueueJobs(trx, [changeOrdersJob(id, 0)]);
  const after = { status, orders: items.length };
  await auditBatch(trx, { actor, action: 'order.batch', id, after, reason });
  return id;
}

async function chooseOrders(trx: Trx, { ids, filter = {}, status }: Body): Promise<ChosenOrder[]> {
  if (ids) return chooseOrdersById(trx, [...new Set(ids)]);
  const chosen = await chooseOrdersByFilter(trx, filter, status, BATCH_MAX + 1);
  if (chosen.length > BATCH_MAX) throw appError(ORDER_ERRORS, 'order_batch_too_large');
  return chosen;
}

type BatchAudit = {
  actor: Actor;
  action: 'order.batch' | 'order.batch_stop';
  id: string;
  after: { status: OrderStatus | 'stopped'; orders?: number };
  reason: string | null;
};

async function auditBatch(trx: Trx, { id, ...entry }: BatchAudit): Promise<void> {
  await recordAudit(trx, { ...entry, target_type: 'order_batch', target_id: id, before: null });
}
