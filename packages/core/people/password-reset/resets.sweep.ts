import type { Db } from '@pailei/db/client';
import { trimAfterDays } from '@pailei/db/trim';

/** Requests whose job was lost. */
export function findOverdueResets(db: Db, before: string, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('password_reset')
    .select('id')
    .where('token_hash', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** How long requests are kept: as long as the mails they led to. */
export const trimResets = trimAfterDays('password_reset', 'created_at', 30);
