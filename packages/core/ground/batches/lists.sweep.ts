import type { Db } from '@pailei/db/client';
import { trimAfterDays, type Trim } from '@pailei/db/trim';
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

/** Trims batches that were over 90 days ago. */
export const trimBatches = (table: BatchTable): Trim => trimAfterDays(table, 'finished_at', 90);
