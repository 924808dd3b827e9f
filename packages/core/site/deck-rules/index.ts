export * from './deck-rules.reads.ts';
export * from './deck-rules.service.ts';
