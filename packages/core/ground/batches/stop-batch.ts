import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { endBatch } from './batches.repository.ts';
import type { BatchTable } from './lists.ts';
import { logProgress } from './batch-progress.ts';

/** No item is begun after this; what was done stays. False when the list was over already. */
export async function stopBatch(
  trx: Trx,
  log: LiveLog,
  table: BatchTable,
  { id, at }: { id: string; at: string },
): Promise<boolean> {
  const stopped = await endBatch(trx, table, { id, status: 'stopped', at });
  if (stopped) logProgress(log, stopped, []);
  return stopped !== undefined;
}
