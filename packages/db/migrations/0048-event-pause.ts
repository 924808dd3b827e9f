import { sql, type Kysely } from 'kysely';

/** Since when a match stands still because its whole event does. No deadline of it passes meanwhile. */
const STATEMENTS = [
  `alter table match add column held_since timestamptz`,
  `create index match_held on match (tournament_id) where held_since is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
