import type { Job } from './job.ts';

/** Looks for the account of an address, where nobody can measure whether there is one. */
export const issuePasswordResetJob: Job<'issue-password-reset'> = {
  name: 'issue-password-reset',
  run: ({ resetIssuer }, { reset_id }) => resetIssuer.issue(reset_id),
};
