export * from './draws.service.ts';
