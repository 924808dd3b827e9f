export * from './entries.serve.ts';
export * from './entries.service.ts';
