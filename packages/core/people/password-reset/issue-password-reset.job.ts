import { defineJob, type NewJob } from '../../ground/jobs/job.ts';

type Services = { resetIssuer: { issue(resetId: string): Promise<void> } };

/** Looks for the account of an address, where nobody can measure whether there is one. */
export const issuePasswordReset = defineJob({
  name: 'issue-password-reset',
  fields: ['reset_id'],
  run: ({ resetIssuer }: Services, { reset_id }) => resetIssuer.issue(reset_id),
});

export const issuePasswordResetJob = (resetId: string): NewJob =>
  issuePasswordReset.create({ reset_id: resetId }, { key: resetId });
