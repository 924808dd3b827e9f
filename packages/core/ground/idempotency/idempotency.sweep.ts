import { trimAfterDays } from '@pailei/db/trim';

/** A key is good for a day: no call is repeated after that. */
export const trimIdempotencyKeys = trimAfterDays('idempotency_key', 'created_at', 1);
