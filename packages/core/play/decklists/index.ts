export * from './decklists.service.ts';
