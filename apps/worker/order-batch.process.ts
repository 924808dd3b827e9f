import { createOrderBatchRunner } from '@pailei/core/shop/order-batches/batch-runner';
import { createDatabase } from '@pailei/db/client';

/** Works on one batch as a worker does, to be killed at it: database and batch come as arguments. */
const [url = '', batchId = ''] = process.argv.slice(2);
const db = createDatabase({ url });
const publisher = { publish: () => undefined, close: () => undefined };
await createOrderBatchRunner({ db, publisher, now: () => new Date().toISOString() }, { perTransaction: 3 }).run(
  batchId,
);
await db.destroy();
