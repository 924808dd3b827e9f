import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { NewRow } from './new-row.ts';
import type { Trx } from './tx.ts';

/**
 * The insertion of rows that all name the same columns, of which there is one at least. However many they are, the text
 * is the same, which the connection has planned once; it may stand in a `with`.
 */
export function insertionOf<T extends keyof Database>(
  table: T,
  rows: readonly [NewRow<Database[T]>, ...NewRow<Database[T]>[]],
): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0]).map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

export async function insertMany<T extends keyof Database>(
  trx: Trx,
  table: T,
  rows: readonly NewRow<Database[T]>[],
): Promise<void> {
  if (isNonEmpty(rows)) await insertionOf(table, rows).execute(trx);
}

export function isNonEmpty<T>(rows: readonly T[]): rows is readonly [T, ...T[]] {
  return rows.length > 0;
}
