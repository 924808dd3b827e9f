import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

const KEPT_DAYS = 90;

/** Removes what was compared 90 days ago. */
export async function trimChecks(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('shop_check')
    .where('checked_at', '<', sql<string>`${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
