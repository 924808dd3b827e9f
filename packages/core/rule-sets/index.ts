export * from './deck-rules.repository.ts';
export * from './deck-rules.service.ts';
