import { sql, type Kysely } from 'kysely';

/** Whether a player may play for one team alone in the events of a season. Seasons from before let them play for several. */
const STATEMENTS = ['alter table season add column one_team_per_player boolean not null default false'];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
