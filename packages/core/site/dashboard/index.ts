export * from './dashboard.serve.ts';
export * from './dashboard.service.ts';
