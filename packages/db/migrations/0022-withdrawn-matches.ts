import { sql, type Kysely } from 'kysely';

const WITHDRAWN = [
  `alter table match add column withdrawn_at timestamptz`,
  `update match set withdrawn_at = event.created_at
   from live_event as event, jsonb_array_elements_text(event.payload->'match_ids') as withdrawn(id)
   where event.topic = 'tournament:' || match.tournament_id and event.type = 'bracket_matches_withdrawn'
     and withdrawn.id = match.id::text`,
  `alter table match drop constraint match_table`,
  `create unique index match_table on match (tournament_id, stage, round, table_number) where withdrawn_at is null`,
];

/** As before, but the result of a withdrawn match is shown no longer than until its withdrawal is public. */
const MATCH_RESULT = `
  create or replace view match_result as
  select id as match_id, tournament_id, info, a_participant_id, b_participant_id, a_account_id, b_account_id,
    status, winner, wins_a, wins_b, state, finished_at,
    greatest(finished_at + make_interval(secs => delay_seconds),
      (select max(public_until) from match_revision where match_id = match.id)) as public_from,
    coalesce(withdrawn_at + make_interval(secs => delay_seconds), 'infinity'::timestamptz) as public_until
  from match where status in ('finished', 'forfeited', 'cancelled')
  union all
  select match.id, tournament_id, info, a_participant_id, b_participant_id, a_account_id, b_account_id,
    revision.status, revision.winner, revision.wins_a, revision.wins_b, revision.state, revision.finished_at,
    revision.public_from, revision.public_until
  from match_revision as revision join match on match.id = revision.match_id`;

/** A match that a corrected result took back stays as a record, gives its table free and counts nowhere. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...WITHDRAWN, MATCH_RESULT]) await sql.raw(statement).execute(db);
}
