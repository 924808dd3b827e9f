import { sql, type Kysely } from 'kysely';

/**
 * Battles of team events are facts of a season. Team events that open seasons have counted before are counted anew; closed seasons
 * keep the tables that they were closed with.
 */
const STATEMENTS = [
  `update season_event as placed set counted_of = null from season, tournament as event
   where season.id = placed.season_id and season.closed_at is null
     and event.id = placed.tournament_id and event.status = 'finished' and event.summary->>'entrants' = 'team'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
