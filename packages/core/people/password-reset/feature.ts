import type { Feature } from '../../ground/features/feature.ts';
import { createResetIssuer, createResetsService } from './resets.service.ts';
import { findOverdueResets, trimResets } from './resets.sweep.ts';
import { issuePasswordReset, issuePasswordResetJob } from './issue-password-reset.job.ts';
import { passwordResetCalls } from './password-reset.calls.ts';

export const passwordResetFeature = {
  name: 'password-reset',
  calls: [passwordResetCalls],
  services: { resets: createResetsService, resetIssuer: createResetIssuer },
  jobs: [issuePasswordReset],
  sweeps: [
    async (db, { overdue, limit }) =>
      (await findOverdueResets(db, overdue, limit)).map(({ id }) => issuePasswordResetJob(id)),
  ],
  trims: [trimResets],
} as const satisfies Feature;
