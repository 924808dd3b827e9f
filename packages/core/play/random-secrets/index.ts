export * from './random-secrets.ts';
