import { defineJob, type NewJob } from '../../ground/jobs/job.ts';

type Services = { verificationIssuer: { issue(verificationId: string): Promise<void> } };

/** Decides what an address is sent, where nobody can measure whether another account has it. */
export const issueEmailVerification = defineJob({
  name: 'issue-email-verification',
  fields: ['verification_id'],
  run: ({ verificationIssuer }: Services, { verification_id }) => verificationIssuer.issue(verification_id),
});

export const issueEmailVerificationJob = (verificationId: string): NewJob =>
  issueEmailVerification.create({ verification_id: verificationId }, { key: verificationId });
