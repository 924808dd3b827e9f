import { JOB_AUDITS } from '@pailei/contracts/site/jobs/jobs.audits';
import { STALLED_NOTICES } from '@pailei/contracts/play/staff/staff.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { trimOutbox } from '../../ground/jobs/outbox.sweep.ts';
import { trimFailures } from './failures.repository.ts';
import { createJobsService } from './jobs.service.ts';
import { jobsCalls } from './jobs.calls.ts';

export const jobsFeature = {
  name: 'jobs',
  calls: [jobsCalls],
  services: { jobs: createJobsService },
  trims: [trimFailures, trimOutbox],
  audits: JOB_AUDITS.actions,
  notices: STALLED_NOTICES,
} as const satisfies Feature;
