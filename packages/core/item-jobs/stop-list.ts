import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { endList } from './item-jobs.repository.ts';
import type { ListTable } from './item-jobs.repository.ts';
import { tellProgress } from './item-progress.ts';

/** No item is begun after this; what was done stays. False when the list was over already. */
export async function stopList(
  trx: Trx,
  log: LiveLog,
  table: ListTable,
  { id, at }: { id: string; at: string },
): Promise<boolean> {
  const stopped = await endList(trx, table, { id, status: 'stopped', at });
  if (stopped) tellProgress(log, stopped, []);
  return stopped !== undefined;
}
