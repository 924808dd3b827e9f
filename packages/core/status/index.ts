export * from './measure.ts';
export * from './probes.repository.ts';
export * from './record-round.ts';
export * from './status.service.ts';
export * from './status.topic.ts';
export * from './system-incidents.ts';
