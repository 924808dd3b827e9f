export * from './health.service.ts';
export * from './heartbeat.repository.ts';
export * from './heartbeat.ts';
export * from './in-time.ts';
