import {
  jobProgressTopic,
  type JobItem,
  type JobProgress,
} from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { readWorkedItems } from './batches.repository.ts';
import { findBatch } from './lists.reads.ts';
import type { BatchRow, BatchTable } from './lists.ts';

type Facts = Pick<BatchRow[BatchTable], 'id' | 'status' | 'total' | 'done' | 'failed'>;

/** A batch as its topic's subscribers see it. */
export async function readBatchProgress(db: Db | Trx, table: BatchTable, id: string): Promise<JobProgress | undefined> {
  const batch = await findBatch(db, table, id);
  return batch && { id, kind: table, ...factsOf(batch), items: await readWorkedItems(db, table, id) };
}

/** Logs how far a batch is; `items` are those of this step. */
export function logProgress(log: LiveLog, batch: Facts, items: readonly JobItem[]): void {
  log.add(jobProgressTopic.of(batch.id), 'job_progressed', { ...factsOf(batch), items });
}

function factsOf({ status, total, done, failed }: Facts): Omit<JobProgress, 'id' | 'kind'> {
  return { status, total, done, failed, message: messageOf({ status, total, done, failed }) };
}

function messageOf({ status, total, done, failed }: Omit<Facts, 'id'>): string | null {
  const result = `成功 ${done - failed} 项，失败 ${failed} 项`;
  switch (status) {
    case 'queued':
    case 'running':
      return null;
    case 'done':
      return result;
    case 'stopped':
      return `已停止：${result}，余下 ${total - done} 项没有处理`;
    case 'failed':
      return `多次中断，已放弃：${result}，余下 ${total - done} 项没有处理`;
    default:
      return status satisfies never;
  }
}
