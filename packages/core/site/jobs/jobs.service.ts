import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import { JOB_ERRORS, type JobFailure, type jobsApi, type ProcessView } from '@pailei/contracts/site/jobs/jobs.api';
import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { JobFailureRow } from '@pailei/db/schema/jobs';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../audit/record-audit.ts';
import { requeueJob } from '../../ground/jobs/enqueue-jobs.ts';
import { changeFailure, listFailures, lockFailure } from './failures.repository.ts';
import { readProcesses, type ProcessRow } from './processes.repository.ts';
import { endFailures, type StoppedJobsDeps } from './stopped-jobs.ts';

export type JobsService = ReturnType<typeof createJobsService>;

/** A process that was silent this long is gone; its row goes after an hour. */
const SHOWN_FOR_MS = 600_000;

/** Failed jobs and running processes in the hands of the admins. */
export function createJobsService(deps: StoppedJobsDeps) {
  const { db, now } = deps;
  function settle(
    actor: Actor,
    id: string,
    audited: { action: `job.${AuditActionOf<'job'>}`; reason: string | null },
    change: (trx: Trx, row: JobFailureRow, at: string) => Promise<JobFailureRow>,
  ): Promise<JobFailure> {
    return inTransaction(deps, async (trx, log) => {
      const row = await lockFailure(trx, id);
      if (!row) throw generalError('not_found');
      if (row.resolved_at !== null) throw appError(JOB_ERRORS, 'failure_resolved');
      const at = now();
      const after = await change(trx, row, at);
      if (after.resolved_at !== null) await endFailures(deps, { trx, log, at }, [after]);
      const { name, job_key, failures } = row;
      await recordAudit(trx, {
        actor,
        ...audited,
        target_type: 'job',
        target_id: job_key,
        before: { retried_at: row.retried_at, resolution: row.resolution },
        after: { name, failures, retried_at: after.retried_at, resolution: after.resolution },
      });
      return failureView(after);
    });
  }

  return {
    async overview(): Promise<DataOf<typeof jobsApi.overview>> {
      const since = new Date(Date.parse(now()) - SHOWN_FOR_MS).toISOString();
      return { processes: (await readProcesses(db, since)).map(processView) };
    },

    async failures(query: QueryOf<typeof jobsApi.failures>): Promise<DataOf<typeof jobsApi.failures>> {
      const { rows, total } = await listFailures(db, query);
      return { items: rows.map(failureView), total, skip: query.skip, limit: query.limit };
    },

    /** Puts the job into the outbox again, as itself. */
    retry(actor: Actor, id: string): Promise<JobFailure> {
      return settle(actor, id, { action: 'job.retry', reason: null }, async (trx, row, at) => {
        await requeueJob(trx, { ...row, job_key: `${row.job_key}_retry${Date.parse(at)}` });
        return changeFailure(trx, row.id, { retried_at: at });
      });
    },

    dismiss(actor: Actor, id: string, reason: string): Promise<JobFailure> {
      return settle(actor, id, { action: 'job.dismiss', reason }, (trx, row, at) =>
        changeFailure(trx, row.id, { resolved_at: at, resolution: 'dismissed' }),
      );
    },
  };
}

function failureView(row: JobFailureRow): JobFailure {
  return {
    id: row.id,
    name: row.name,
    job_key: row.job_key,
    payload: row.payload,
    error: row.error,
    failures: row.failures,
    first_failed_at: row.first_failed_at,
    failed_at: row.failed_at,
    retried_at: row.retried_at,
    resolved_at: row.resolved_at,
    resolution: row.resolution,
    state: stateOf(row),
  };
}

function stateOf({ resolved_at, retried_at, failed_at }: JobFailureRow): JobFailure['state'] {
  if (resolved_at !== null) return 'resolved';
  return retried_at !== null && retried_at > failed_at ? 'retrying' : 'open';
}

function processView({ detail, ...row }: ProcessRow): ProcessView {
  const loops = Array.isArray(detail['loops']) ? (detail['loops'] as ProcessView['loops']) : [];
  return { ...row, loops };
}
