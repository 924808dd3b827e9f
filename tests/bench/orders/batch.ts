import { createOrderBatchesService } from '@pailei/core/shop/order-batches/batches.service';
import { createOrderBatchRunner } from '@pailei/core/shop/order-batches/batch-runner';
import { buildAccount, silentPublisher } from '../../support/builders.ts';
import type { ShopSite } from './shop-site.ts';

/** Milliseconds in which a worker ships so many pending orders, each published with its result. */
export async function shipTogether({ db }: Pick<ShopSite, 'db'>, count: number): Promise<number> {
  const deps = { db, publisher: silentPublisher, now: () => new Date().toISOString() };
  const admin = await buildAccount(db, 'admin');
  const pending = await db.selectFrom('shop_order').select('id').where('status', '=', 'pending').limit(count).execute();
  if (pending.length < count) throw new Error(`only ${pending.length} orders are pending`);
  const batches = createOrderBatchesService(deps);
  const ids = pending.map(({ id }) => id);
  const { job_id } = await batches.start(admin, { body: { status: 'shipped', ids }, idempotencyKey: undefined });
  const start = performance.now();
  await createOrderBatchRunner(deps).run(job_id);
  const elapsed = performance.now() - start;
  const { done, failed } = await batches.results(job_id);
  if (done !== count || failed > 0) throw new Error(`${done} of ${count} were worked on, ${failed} failed`);
  return elapsed;
}
