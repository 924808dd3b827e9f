export * from './match-ready-key.ts';
export * from './reached.reads.ts';
export * from './record-arrival.ts';
