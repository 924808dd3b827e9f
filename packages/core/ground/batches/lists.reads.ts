import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import type { BatchRow, BatchTable } from './lists.ts';

export async function findBatch<T extends BatchTable>(
  db: Db | Trx,
  table: T,
  id: string,
): Promise<BatchRow[T] | undefined> {
  const { rows } = await sql<BatchRow[T]>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}
