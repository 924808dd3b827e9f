import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import type { HeldList, BatchTable } from './lists.ts';

/** Batches that no worker holds: their job was lost, or their process died. */
export async function findIdleBatches(db: Db, table: BatchTable, before: string): Promise<HeldList[]> {
  const { rows } = await sql<HeldList>`
    select id, attempts from ${sql.table(table)}
    where (status = 'queued' and created_at < ${before}) or (status = 'running' and lease_until < ${before})`.execute(
    db,
  );
  return rows;
}

const KEPT_DAYS = 90;

/** Removes batches that were over 90 days ago. */
export async function trimBatches(db: Db, table: BatchTable, now: string): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where finished_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(db);
}
