export { dueJob } from './clock.ts';
export type { Clock, ClockMoment, Due } from './clock.ts';
export { expireDue, expiryJob, findDeadlines, findOverdue } from './expire-due.ts';
export type { ClockDeps } from './expire-due.ts';
export { lockWindows } from './lock-windows.ts';
export * from './clock-pause.ts';
export { PUBLIC_WINDOW, type PublicWindowRow } from './windows.ts';
export { settleClocks } from './settle-clocks.ts';
