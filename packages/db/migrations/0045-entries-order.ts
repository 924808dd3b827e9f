import { sql, type Kysely } from 'kysely';

/** The list of entries of all events, by status and by when they came. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('create index participant_newest on participant (status, created_at, id)').execute(db);
}
