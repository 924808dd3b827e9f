import { sql, type Kysely } from 'kysely';

const MATCH_CASES = [
  `alter table match add column case_since timestamptz`,
  `update match set case_since = waiting.since
   from (
     select match.id, min(coalesce(game->'dispute'->>'at', game->'questioned'->>'at', game->>'started_at')::timestamptz) as since
     from match, jsonb_array_elements(match.state->'games') as game
     where match.withdrawn_at is null and match.status not in ('forfeited', 'cancelled')
       and (game->>'status' = 'disputed'
         or (game->>'status' = 'finished' and game->>'ended_by' = 'unconfirmed'
           and jsonb_typeof(game->'questioned') = 'object'))
     group by match.id
   ) as waiting
   where waiting.id = match.id`,
  `create index match_case on match (case_since) where case_since is not null`,
];

const JOB_TOURNAMENTS = [
  `alter table job_failure add column tournament_id uuid references tournament (id) on delete set null`,
  `update job_failure set tournament_id = tournament.id
   from tournament where tournament.id::text = job_failure.payload->>'tournament_id'`,
  `update job_failure set tournament_id = match.tournament_id
   from match where match.id::text = job_failure.payload->>'match_id'`,
  `create index job_failure_tournament on job_failure (tournament_id) where resolved_at is null`,
];

/** Matches that wait for a referee, and jobs whose failure holds an event up, are found without reading any state. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...MATCH_CASES, ...JOB_TOURNAMENTS]) await sql.raw(statement).execute(db);
}
