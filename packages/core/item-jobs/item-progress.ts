import type { JobItem, JobProgress } from '@pailei/contracts/live-job';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { jobTopic } from '@pailei/live/topics';
import { findList, readWorkedItems } from './item-jobs.repository.ts';
import type { ListRow, ListTable } from './item-jobs.repository.ts';

type Facts = Pick<ListRow[ListTable], 'id' | 'status' | 'total' | 'done' | 'failed'>;

/** A list as those see it who follow it live. */
export async function readListProgress(db: Db | Trx, table: ListTable, id: string): Promise<JobProgress | undefined> {
  const list = await findList(db, table, id);
  return list && { id, kind: table, ...factsOf(list), items: await readWorkedItems(db, table, id) };
}

/** Tells them how far it is; `items` are those that were worked on just now. */
export function tellProgress(log: LiveLog, list: Facts, items: readonly JobItem[]): void {
  log.add(jobTopic(list.id), 'job_progressed', { ...factsOf(list), items });
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
