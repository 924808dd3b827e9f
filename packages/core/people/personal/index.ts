export * from './personal.serve.ts';
