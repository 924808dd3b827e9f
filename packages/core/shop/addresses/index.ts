export * from './addresses.service.ts';
