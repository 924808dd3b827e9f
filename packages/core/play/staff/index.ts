export * from './staff.serve.ts';
