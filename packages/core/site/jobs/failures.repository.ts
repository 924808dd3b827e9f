import type { Db } from '@pailei/db/client';
import type { Database } from '@pailei/db/database';
import { newId } from '@pailei/db/id';
import type { JobFailureRow } from '@pailei/db/schema/jobs';
import { trimAfterDays } from '@pailei/db/trim';
import type { Trx } from '@pailei/db/tx';
import { sql, type ExpressionBuilder } from 'kysely';

const ERROR_MAX = 1_000;

/** The same job by whichever way it came: by the sweep, or by a retry. */
const baseKey = (key: string): string => key.replace(/(_swept|_retry\d+)+$/, '');

/** Whether this run may be the one that a failure waits for. */
export const maySettleFailure = ({ name, key }: Pick<DoneJob, 'name' | 'key'>): boolean =>
  baseKey(key) !== key || name === COVERS_EARLIER;

export type FailedJob = {
  name: string;
  key: string;
  payload: object;
  /** The event that waits for it, if one does. */
  tournament_id: string | null;
  error: string;
  at: string;
  isStopped: boolean;
};

/** A job that was given up for good. While its failure is open, the same job counts up there. */
export function recordFailure(db: Db | Trx, job: FailedJob): Promise<JobFailureRow> {
  const { name, key, payload, tournament_id, error, at, isStopped } = job;
  const text = error.slice(0, ERROR_MAX);
  return db
    .insertInto('job_failure')
    .values({
      id: newId(),
      name,
      job_key: baseKey(key),
      payload: JSON.stringify(payload),
      tournament_id,
      error: text,
      is_stopped: isStopped,
      first_failed_at: at,
      failed_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('job_key')
        .where('resolved_at', 'is', null)
        .doUpdateSet({ error: text, failed_at: at, is_stopped: isStopped, failures: sql`job_failure.failures + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type DoneJob = { name: string; key: string; tournament_id: string | null };

/** `advance-tournament` does whatever is due: a later run has done what all earlier ones failed at. */
const COVERS_EARLIER = 'advance-tournament';

/** Open failures that are over with this job: its own, and those of earlier runs whose work it has done. */
const settledBy =
  ({ name, key, tournament_id }: DoneJob) =>
  ({ eb, or, and }: ExpressionBuilder<Database, 'job_failure'>) =>
    and([
      eb('resolved_at', 'is', null),
      name === COVERS_EARLIER && tournament_id !== null
        ? or([eb('job_key', '=', baseKey(key)), and([eb('name', '=', name), eb('tournament_id', '=', tournament_id)])])
        : eb('job_key', '=', baseKey(key)),
    ]);

export async function hasOpenFailure(db: Db, job: DoneJob): Promise<boolean> {
  const row = await db.selectFrom('job_failure').select('id').where(settledBy(job)).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The job was done after all: closes what it settles. */
export function resolveFailures(trx: Trx, job: DoneJob, at: string): Promise<JobFailureRow[]> {
  return trx
    .updateTable('job_failure')
    .set({ resolved_at: at, resolution: 'done' })
    .where(settledBy(job))
    .returningAll()
    .execute();
}

/** Of these jobs, those that stopped after `since`. */
export async function findStoppedKeys(db: Db, keys: readonly string[], since: string): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('job_failure')
    .select('job_key')
    .where('job_key', 'in', keys)
    .where('is_stopped', '=', true)
    .where('resolved_at', 'is', null)
    .where('failed_at', '>', since)
    .execute();
  return new Set(rows.map(({ job_key }) => job_key));
}

/** The incident that stopped jobs share while one of them is open. */
export async function findOpenIncident(trx: Trx): Promise<string | null> {
  const row = await trx
    .selectFrom('job_failure')
    .innerJoin('status_incident', 'status_incident.id', 'job_failure.incident_id')
    .select('status_incident.id')
    .where('job_failure.resolved_at', 'is', null)
    .where('status_incident.resolved_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasOpenFailures(trx: Trx, incidentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('job_failure')
    .select('id')
    .where('incident_id', '=', incidentId)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
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
  changes: Partial<Pick<JobFailureRow, 'retried_at' | 'resolved_at' | 'resolution' | 'incident_id'>>,
): Promise<JobFailureRow> {
  return trx.updateTable('job_failure').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Trims failures that were settled long ago. */
export const trimFailures = trimAfterDays('job_failure', 'resolved_at', 30);
