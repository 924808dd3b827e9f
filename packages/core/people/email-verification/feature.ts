import type { Feature } from '../../ground/features/feature.ts';
import { createEmailVerificationIssuer, createEmailVerificationService } from './email-verification.service.ts';
import { findOverdueVerifications, trimVerifications } from './email-verifications.sweep.ts';
import { issueEmailVerification, issueEmailVerificationJob } from './issue-email-verification.job.ts';
import { emailVerificationCalls } from './email-verification.calls.ts';

export const emailVerificationFeature = {
  name: 'email-verification',
  calls: [emailVerificationCalls],
  services: { emailVerification: createEmailVerificationService, verificationIssuer: createEmailVerificationIssuer },
  jobs: [issueEmailVerification],
  sweeps: [
    async (db, { overdue, limit }) =>
      (await findOverdueVerifications(db, overdue, limit)).map(({ id }) => issueEmailVerificationJob(id)),
  ],
  trims: [trimVerifications],
} as const satisfies Feature;
