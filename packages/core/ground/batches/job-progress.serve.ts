import { jobProgressTopic, type JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { isId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { holdsRight, type Right } from '@pailei/domain/rights';
import type { Db } from '@pailei/db/client';
import { serveTopic } from '@pailei/live/registry';
import { readImportProgress } from '../../decks/cards/index.ts';
import { readBatchProgress } from './batch-progress.ts';

type Reader = { right: Right; read: (db: Db | Trx, id: string) => Promise<JobProgress | undefined> };

/** Every kind of work that can be followed, and who may. */
const READERS: readonly Reader[] = [
  { right: 'admin', read: readImportProgress },
  { right: 'admin', read: (db, id) => readBatchProgress(db, 'order_batch', id) },
  { right: 'admin', read: (db, id) => readBatchProgress(db, 'stock_change', id) },
];

/** How far a piece of work is that somebody asked for. */
export const jobProgressTopicDefinition = serveTopic(jobProgressTopic, {
  async authorize({ actor, id, db }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    const found = isId(id) ? await findJob(db, id) : undefined;
    if (!found || !holdsRight(found.right, actor)) return { allowed: false, code: 'not_found' };
    return { allowed: true, delay_seconds: 0 };
  },
  snapshot: async (trx, id) => (isId(id) ? (await findJob(trx, id))?.progress : undefined) ?? null,
});

async function findJob(db: Db | Trx, id: string): Promise<{ right: Right; progress: JobProgress } | undefined> {
  for (const { right, read } of READERS) {
    const progress = await read(db, id);
    if (progress) return { right, progress };
  }
  return undefined;
}
