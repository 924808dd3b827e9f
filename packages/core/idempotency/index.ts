export * from './idempotency.ts';
export { trimIdempotencyKeys } from './idempotency.repository.ts';
