import type { Feature } from '../features/feature.ts';
import { trimIdempotencyKeys } from './idempotency.sweep.ts';

export const idempotencyFeature = {
  name: 'idempotency',
  trims: [trimIdempotencyKeys],
} as const satisfies Feature;
