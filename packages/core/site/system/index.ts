export * from './system.serve.ts';
