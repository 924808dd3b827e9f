import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

const FOLDER = join(import.meta.dirname, 'site-of-0030');

/** Rows as the database gave them, each with its table; a table's rows stand after those that they refer to. */
export const SITE_ROWS = linesOf<[table: string, row: Record<string, unknown>]>('rows.jsonl');
/** What the pages of that site showed, by page; `at` is when. */
export const SITE_PAGES = new Map(linesOf<[page: string, content: unknown]>('pages.jsonl'));

function linesOf<Line>(file: string): Line[] {
  const lines = readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

/** Puts the rows into a database whose schema they are of. */
export function insertSite(db: Db): Promise<void> {
  return db.transaction().execute(insertRows);
}

async function insertRows(db: Trx): Promise<void> {
  await sql`delete from live_epoch`.execute(db);
  for (const [table, row] of SITE_ROWS) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
      db,
    );
  }
}

export const rowsOf = (table: string) => SITE_ROWS.filter(([name]) => name === table).map(([, row]) => row);
