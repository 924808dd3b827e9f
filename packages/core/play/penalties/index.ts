export * from './penalties.service.ts';
