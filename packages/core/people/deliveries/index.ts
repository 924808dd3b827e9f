export * from './deliveries.repository.ts';
