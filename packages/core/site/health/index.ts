export { createSpaceProbe, localFolders } from './free-space.ts';
export type { SpaceProbe } from './free-space.ts';
export * from './health.service.ts';
export {
  hasFreshHeartbeat,
  readHeartbeats,
  removeHeartbeat,
  trimHeartbeats,
  writeHeartbeat,
} from './process-heartbeats.ts';
export type { ProcessKind, ProcessSign } from './process-heartbeats.ts';
export * from './database-write-mark.ts';
export * from './heartbeat.ts';
export * from './with-timeout.ts';
export { recordProbeAnswer } from './record-probe-answer.ts';
export * from './redis-write-marker.ts';
export * from './write-ages.ts';
export * from './write-probe.ts';
