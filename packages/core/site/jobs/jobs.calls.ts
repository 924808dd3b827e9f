import { jobsApi } from '@pailei/contracts/site/jobs/jobs.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { JobsService } from './jobs.service.ts';

export const jobsCalls = ({ jobs }: { jobs: JobsService }): readonly HttpCall[] => [
  call(jobsApi.overview, () => jobs.overview()),
  call(jobsApi.failures, ({ query }) => jobs.failures(query)),
  call(jobsApi.retry, ({ actor, params }) => jobs.retry(actor, params.id)),
  call(jobsApi.dismiss, ({ actor, params, body }) => jobs.dismiss(actor, params.id, body.reason)),
];
