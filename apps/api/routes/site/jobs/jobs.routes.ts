import { jobsApi } from '@pailei/contracts/site/jobs/jobs.api';
import type { JobsService } from '@pailei/core/site/jobs';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function jobsRoutes(app: FastifyInstance, jobs: JobsService): void {
  route(app, jobsApi.overview, () => jobs.overview());
  route(app, jobsApi.failures, ({ query }) => jobs.failures(query));
  route(app, jobsApi.retry, ({ actor, params }) => jobs.retry(actor, params.id));
  route(app, jobsApi.dismiss, ({ actor, params, body }) => jobs.dismiss(actor, params.id, body.reason));
}
