import { z } from 'zod';
import { endpoint, idParams, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { shortReason } from '../../http/reason.ts';

export const FAILURE_STATES = ['open', 'retrying', 'resolved'] as const;

/** A job that was given up after all its attempts. The same job failing again counts up instead of standing twice. */
export const jobFailureSchema = z.object({
  id: z.string(),
  name: z.string(),
  job_key: z.string(),
  payload: z.record(z.string(), z.unknown()),
  error: z.string(),
  failures: z.number(),
  first_failed_at: isoTime,
  failed_at: isoTime,
  retried_at: z.nullable(isoTime),
  resolved_at: z.nullable(isoTime),
  resolution: z.nullable(z.enum(['done', 'dismissed'])),
  state: z.enum(FAILURE_STATES),
});
export type JobFailure = z.output<typeof jobFailureSchema>;

const loopSchema = z.object({
  name: z.string(),
  /** The longest pause between two runs. */
  every_ms: z.number(),
  /** True: it runs earlier, when it is woken or something is due. */
  is_woken: z.boolean().optional(),
  ran_at: z.nullable(isoTime),
  took_ms: z.nullable(z.number()),
  error: z.nullable(z.string()),
  failed_at: z.nullable(isoTime),
});

export const processSchema = z.object({
  process_id: z.string(),
  kind: z.enum(['api', 'hub', 'worker']),
  started_at: isoTime,
  beat_at: isoTime,
  /** What it does by the clock; only workers have such. */
  loops: z.array(loopSchema),
});
export type ProcessView = z.output<typeof processSchema>;

export const jobsApi = {
  overview: endpoint({
    method: 'GET',
    path: '/admin/jobs',
    access: 'admin',
    summary: '任务队列与进程',
    data: z.object({ processes: z.array(processSchema) }),
  }),
  failures: endpoint({
    method: 'GET',
    path: '/admin/jobs/failures',
    access: 'admin',
    summary: '失败的任务',
    query: z.object({ ...pageQuery(50), state: z.enum(['open', 'resolved'], '状态无效').default('open') }),
    data: listOf(jobFailureSchema),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/jobs/failures/:id/retry',
    access: 'admin',
    summary: '重试失败的任务',
    params: idParams,
    data: jobFailureSchema,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/admin/jobs/failures/:id/dismiss',
    access: 'admin',
    summary: '忽略失败的任务',
    params: idParams,
    body: z.strictObject({
      reason: shortReason(),
    }),
    data: jobFailureSchema,
  }),
};

export const JOB_ERRORS = {
  failure_resolved: [409, '这个任务已经处理过了'],
} as const satisfies ErrorTable;
