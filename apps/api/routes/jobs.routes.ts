import { jobsApi } from '@pailei/contracts/jobs';
import type { JobsService } from '@pailei/core/job-failures';
import type { FastifyInstance } from 'fastify';
import { route } from '../routing.ts';

export function jobsRoutes(app: FastifyInstance, jobs: JobsService): void {
  route(app, jobsApi.overview, () => jobs.overview());
  route(app, jobsApi.failures, ({ query }) => jobs.failures(query));
  route(app, jobsApi.retry, ({ actor, params }) => jobs.retry(actor, params.id));
  route(app, jobsApi.dismiss, ({ actor, params, body }) => jobs.dismiss(actor, params.id, body.reason));
}
