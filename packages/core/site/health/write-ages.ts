import type { Db } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import { sql } from 'kysely';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { answerProbeJob } from './answer-probe.job.ts';
import { ageMs, newestAgeMs } from './database-age.ts';

/** Three times what `work_mem` holds. */
const SORTED_ROWS = 5_000;

/**
 * Writes as a command does: this process's row and a job, in one transaction. The row may fit where its last version stood
 * even on a full disk, so the transaction also sorts more than its memory holds, which needs new room.
 */
export function probeWrite(db: Db, processId: string): Promise<void> {
  return runTransaction(db, async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from (select number from generate_series(1, ${SORTED_ROWS}::int) as number
      order by -number offset 1) as sorted`.execute(trx);
    await sql`insert into write_probe (process_id, written_at) values (${processId}, clock_timestamp())
      on conflict (process_id) do update set written_at = excluded.written_at`.execute(trx);
    await sql`delete from write_probe where written_at < clock_timestamp() - interval '1 hour'`.execute(trx);
    await enqueueJobs(trx, [answerProbeJob(processId)]);
  });
}

/** Milliseconds since the last success of any process, and since when the oldest job waits for the relay; null: never, none. */
export type WriteAges = { written_ms: number | null; job_back_ms: number | null; outbox_ms: number | null };

export async function readWriteAges(db: Db): Promise<WriteAges> {
  const { rows } = await sql<WriteAges>`
    select ${newestAgeMs('written_at')} as written_ms, ${newestAgeMs('job_back_at')} as job_back_ms,
      (select ${ageMs('min(created_at)')} from outbox_job where queued_at is null) as outbox_ms
    from write_probe`.execute(db);
  const [ages] = rows;
  if (!ages) throw new Error('the ages have no row');
  return ages;
}

/** What succeeded last longer ago than this is broken. */
const OLD_MS = 30_000;

export const isOld = (age: number | null): boolean => age === null || age > OLD_MS;
