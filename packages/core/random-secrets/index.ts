export * from './random-secrets.repository.ts';
