import type { Job } from './job.ts';

/** Decides what an address is sent, where nobody can measure whether another account has it. */
export const issueEmailVerificationJob: Job<'issue-email-verification'> = {
  name: 'issue-email-verification',
  run: ({ verificationIssuer }, { verification_id }) => verificationIssuer.issue(verification_id),
};
