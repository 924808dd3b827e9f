export * from './jobs.service.ts';
export { findStalledEvents } from './stalled-events.ts';
export * from './stopped-jobs.ts';
