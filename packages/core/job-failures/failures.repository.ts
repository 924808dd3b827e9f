import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { JobFailureRow } from '@pailei/db/schema/jobs';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

const ERROR_MAX = 1_000;
const KEPT_MS = 30 * 86_400_000;

/** The same job by whichever way it came: by the sweep, or by a retry. */
const baseKey = (key: string): string => key.replace(/(_swept|_retry\d+)+$/, '');

/** Whether this run may be the one that a failure waits for. */
export const isSecondTry = (key: string): boolean => baseKey(key) !== key;

export type FailedJob = { name: string; key: string; payload: object; error: string; at: string };

/** A job that was given up for good. While its failure is open, the same job counts up there. */
export async function recordFailure(db: Db, { name, key, payload, error, at }: FailedJob): Promise<void> {
  const text = error.slice(0, ERROR_MAX);
  await db
    .insertInto('job_failure')
    .values({
      id: newId(),
      name,
      job_key: baseKey(key),
      payload: JSON.stringify(payload),
      error: text,
      first_failed_at: at,
      failed_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('job_key')
        .where('resolved_at', 'is', null)
        .doUpdateSet({ error: text, failed_at: at, failures: sql`job_failure.failures + 1` }),
    )
    .execute();
}

/** The job was done after all. */
export async function resolveFailure(db: Db, key: string, at: string): Promise<void> {
  await db
    .updateTable('job_failure')
    .set({ resolved_at: at, resolution: 'done' })
    .where('job_key', '=', baseKey(key))
    .where('resolved_at', 'is', null)
    .execute();
}

export async function listFailures(
  db: Db,
  { state, skip, limit }: { state: 'open' | 'resolved'; skip: number; limit: number },
): Promise<{ rows: JobFailureRow[]; total: number }> {
  const matching = db.selectFrom('job_failure').where('resolved_at', state === 'open' ? 'is' : 'is not', null);
  const [rows, count] = await Promise.all([
    matching.selectAll().orderBy('failed_at', 'desc').orderBy('id', 'desc').offset(skip).limit(limit).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
}

export function lockFailure(trx: Trx, id: string): Promise<JobFailureRow | undefined> {
  return trx.selectFrom('job_failure').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function changeFailure(
  trx: Trx,
  id: string,
  changes: Partial<Pick<JobFailureRow, 'retried_at' | 'resolved_at' | 'resolution'>>,
): Promise<JobFailureRow> {
  return trx.updateTable('job_failure').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Failures that were settled long ago have told what they had to tell. */
export async function trimFailures(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.deleteFrom('job_failure').where('resolved_at', '<', before).execute();
}
