import type { JOB_TEXTS } from '@pailei/contracts/site/jobs/job-texts';

/** What a clock's job is called. */
export type ClockJobName = `${string}-due`;

/** Every job that is put into the outbox. Stored: one that is renamed stays known in `RENAMED_JOBS`. */
export const JOB_NAMES = [
  'match-due',
  'tournament-due',
  'team-captain-due',
  'team-handover-due',
  'team-request-due',
  'challenge-due',
  'league-week-due',
  'advance-tournament',
  'publish-tournament',
  'leave-rosters',
  'make-series-events',
  'count-season-event',
  'publish-battle',
  'battle-due',
  'send-mail',
  'send-push',
  'mail-call',
  'issue-password-reset',
  'issue-email-verification',
  'import-cards',
  'change-orders',
  'change-stock',
  'answer-probe',
] as const satisfies readonly (keyof typeof JOB_TEXTS)[];

export type JobName = (typeof JOB_NAMES)[number] | ClockJobName;

/** Names under which jobs may still wait in the outbox, the queue or among the failures, and what they are called now. */
export const RENAMED_JOBS: Readonly<Record<string, JobName>> = {};
