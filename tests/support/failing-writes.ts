import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

/** From now on every new row of a table fails with this SQLSTATE, as if PostgreSQL itself had found it. */
export async function failWrites(db: Db, table: string, code: string): Promise<void> {
  const body = `begin raise exception 'no room in /var/lib/postgresql' using errcode = '${code}'; end`;
  await sql`create or replace function fail_write() returns trigger language plpgsql as ${sql.lit(body)}`.execute(db);
  await sql`create or replace trigger fail_write before insert on ${sql.table(table)}
    for each row execute function fail_write()`.execute(db);
}

export async function mendWrites(db: Db, table: string): Promise<void> {
  await sql`drop trigger if exists fail_write on ${sql.table(table)}`.execute(db);
}
