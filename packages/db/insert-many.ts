import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from './database.ts';
import type { Trx } from './tx.ts';

/**
 * Inserts rows that all name the same columns. However many they are, it is one statement with one text, which the
 * connection has planned once.
 */
export async function insertMany<T extends keyof Database>(
  trx: Trx,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}
