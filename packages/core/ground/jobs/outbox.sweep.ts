import { trimRows } from '@pailei/db/trim';
import { sql } from 'kysely';

/** Trims what was queued an hour ago; deadlines and states, not these rows, are the truth. */
export const trimOutbox = trimRows('outbox_job', (now) => sql`queued_at < ${now}::timestamptz - interval '1 hour'`);
