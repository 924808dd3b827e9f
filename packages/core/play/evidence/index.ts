export * from './evidence.serve.ts';
export * from './evidence.service.ts';
export * from './evidence.sweep.ts';
