import type { Db } from '@pailei/db/client';

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
const KEPT_MS = 30 * 24 * 3_600_000;

export async function trimVerifications(db: Db, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await db.deleteFrom('email_verification').where('created_at', '<', before).execute();
}
