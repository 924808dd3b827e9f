import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table announcement add column is_told boolean not null default false`,
  `update announcement set is_told = true where starts_at <= now()`,
  `create index announcement_untold on announcement (starts_at, id) where not is_told`,
];

/** Whether the live topic knows an announcement: before its time nobody but the admins does. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
