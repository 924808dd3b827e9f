export * from './idempotency.ts';
export { trimIdempotencyKeys } from './idempotency.sweep.ts';
