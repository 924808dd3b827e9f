export * from './measure.ts';
export type { ProbeRound } from './probe-round.ts';
export * from './record-probe-round.ts';
export * from './status.service.ts';
export * from './status.serve.ts';
export * from './system-incidents.ts';
export * from './status.sweep.ts';
