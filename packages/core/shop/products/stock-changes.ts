import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import { PRODUCT_ERRORS } from '@pailei/contracts/shop/products/product-shapes';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';
import { STOCK_MAX } from '@pailei/domain/orders/limits';
import { newId } from '@pailei/db/id';
import type { ProductRow, StockChangeItemRow, StockChangeRow } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { createBatchRunner, type BatchRunnerDeps } from '../../ground/batches/batch-runner.ts';
import { authorOf } from '../../people/accounts/admin-author.ts';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { changeStockJob } from './change-stock.job.ts';
import { moveStock } from './move-stock.ts';
import { lockProduct } from './products.repository.ts';
import { logStockChange } from './shop.events.ts';

type Body = BodyOf<typeof productsApi.changeStock>;
export type StockChanges = { body: Body; idempotencyKey: string | undefined };

/** Hands changes of stock to a worker, once per key. */
export function startStockChanges(trx: Trx, actor: Actor, given: StockChanges): Promise<{ job_id: string }> {
  const { body, idempotencyKey } = given;
  const call = { account_id: actor.user_id, route: 'POST /admin/products/stock', key: idempotencyKey, body };
  return runOnce(trx, call, async () => {
    const id = newId();
    const { changes, reason } = body;
    await trx
      .insertInto('stock_change')
      .values({ id, reason, total: changes.length, created_by: actor.user_id })
      .execute();
    await trx.insertInto('stock_change_item').values(itemsOf(id, changes)).execute();
    await enqueueJobs(trx, [changeStockJob(id, 0)]);
    await recordAudit(trx, {
      actor,
      action: 'product.order_stock_change',
      target_type: 'stock_change',
      target_id: id,
      before: null,
      after: { products: changes.length },
      reason,
    });
    return { job_id: id };
  });
}

function itemsOf(change_id: string, changes: Body['changes']) {
  return changes.map((change, position) => ({
    change_id,
    position,
    product_id: change.product_id,
    delta: 'delta' in change ? change.delta : null,
    set_to: 'set_to' in change ? change.set_to : null,
  }));
}

export type StockChanger = ReturnType<typeof createStockChanger>;

/** The worker's part: one product after the other, each with its movement and its line in the audit log. */
export function createStockChanger(deps: BatchRunnerDeps) {
  return createBatchRunner(deps, {
    table: 'stock_change',
    perTransaction: 1,
    async apply(trx, log, list, items) {
      for (const item of items) await changeStock(trx, log, { list, item, now: deps.now() });
      return [];
    },
  });
}

type StockChange = { list: StockChangeRow; item: StockChangeItemRow; now: string };

async function changeStock(trx: Trx, log: LiveLog, { list, item, now }: StockChange): Promise<void> {
  const { created_by, reason } = list;
  const before = await lockProduct(trx, item.product_id);
  if (!before) throw appError(PRODUCT_ERRORS, 'product_missing');
  const change = changeOf(before, item);
  if (change === 0) return;
  const kind = item.set_to === null ? 'adjustment' : 'set';
  const move = { product_id: before.id, change, kind, note: reason, actor_id: created_by } as const;
  const moved = await moveStock(trx, move);
  if (!moved) throw appError(PRODUCT_ERRORS, 'stock_negative');
  if (moved.stock_quantity > STOCK_MAX) throw appError(PRODUCT_ERRORS, 'stock_limit');
  logStockChange(log, moved);
  await recordAudit(trx, {
    actor: await authorOf(trx, created_by, now),
    action: 'product.change_stock',
    target_type: 'product',
    target_id: before.id,
    before: { stock_quantity: before.stock_quantity },
    after: { stock_quantity: moved.stock_quantity },
    reason,
  });
}

const changeOf = ({ stock_quantity }: ProductRow, { delta, set_to }: StockChangeItemRow): number =>
  set_to === null ? (delta ?? 0) : set_to - stock_quantity;
