import { jobProgressTopic, type JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { isId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { holdsRight, type Right } from '@pailei/domain/rights/rights';
import type { Db } from '@pailei/db/client';
import { serveTopic } from '@pailei/live/registry';
import { offerPlace, type Offer } from '../features/offers.ts';
import { readBatchProgress } from './batch-progress.ts';

export type ProgressReader = { right: Right; read: (db: Db | Trx, id: string) => Promise<JobProgress | undefined> };

/** Work of other features that can be followed, and who may. */
export const progressPlace = offerPlace<ProgressReader>('the progress of a piece of work');

const BATCHES: readonly ProgressReader[] = [
  { right: 'admin', read: (db, id) => readBatchProgress(db, 'order_batch', id) },
  { right: 'admin', read: (db, id) => readBatchProgress(db, 'stock_change', id) },
];

/** How far a piece of work is that an admin asked for. */
export function jobProgressTopicOf(offers: readonly Offer[]) {
  const readers = [...progressPlace.all(offers), ...BATCHES];
  return serveTopic(jobProgressTopic, {
    async authorize({ actor, id, db }) {
      if (!actor) return { allowed: false, code: 'unauthorized' };
      const found = isId(id) ? await findWork(readers, db, id) : undefined;
      if (!found || !holdsRight(found.right, actor)) return { allowed: false, code: 'not_found' };
      return { allowed: true, delay_seconds: 0 };
    },
    snapshot: async (trx, id) => (isId(id) ? (await findWork(readers, trx, id))?.progress : undefined) ?? null,
  });
}

type Work = { right: Right; progress: JobProgress };

async function findWork(readers: readonly ProgressReader[], db: Db | Trx, id: string): Promise<Work | undefined> {
  for (const { right, read } of readers) {
    const progress = await read(db, id);
    if (progress) return { right, progress };
  }
  return undefined;
}
