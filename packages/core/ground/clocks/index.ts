export { dueJob } from './clock.ts';
export type { Clock, ClockMoment, Due } from './clock.ts';
export { expireDue, expiryJob, findDeadlines, findOverdue } from './expire-due.ts';
export type { ClockDeps } from './expire-due.ts';
export { settleClocks } from './settle-clocks.ts';
