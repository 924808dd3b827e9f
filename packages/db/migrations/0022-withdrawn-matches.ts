import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { PLAYED_GAME } from './0011-decks.ts';

const STATEMENTS = [
  `alter table match add column withdrawn_at timestamptz`,
  `update match set withdrawn_at = event.created_at
   from live_event as event, jsonb_array_elements_text(event.payload->'match_ids') as withdrawn(id)
   where event.topic = 'tournament:' || match.tournament_id and event.type = 'bracket_matches_withdrawn'
     and withdrawn.id = match.id::text`,
  `alter table match drop constraint match_table`,
  `create unique index match_table on match (tournament_id, stage, round, table_number) where withdrawn_at is null`,
  `create or replace view played_game as ${PLAYED_GAME} and match.withdrawn_at is null`,
];

/** A match that a corrected result took back stays as a record, gives its table free and counts nowhere. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
