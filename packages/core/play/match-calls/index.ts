export * from './match-calls.service.ts';
