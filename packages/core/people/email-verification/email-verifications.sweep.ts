import type { Db } from '@pailei/db/client';
import { trimAfterDays } from '@pailei/db/trim';

/** Requests whose job was lost. */
export function findOverdueVerifications(db: Db, before: string, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('email_verification')
    .select('id')
    .where('answered_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** How long requests are kept: as long as the mails they led to. */
export const trimVerifications = trimAfterDays('email_verification', 'created_at', 30);
