export * from './health.service.ts';
export * from './heartbeat.repository.ts';
export * from './heartbeat.ts';
