import { sql, type Kysely } from 'kysely';

/** One row: which site this database belongs to. Its names in Redis begin with it, so that sites may share a server. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table site_identity (
         is_only boolean primary key default true check (is_only),
         id uuid not null default gen_random_uuid()
       )`,
    )
    .execute(db);
  await sql.raw(`insert into site_identity default values`).execute(db);
}
