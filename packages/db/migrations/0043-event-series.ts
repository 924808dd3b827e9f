import { sql, type Kysely } from 'kysely';

/**
 * Events that are made ahead, one a week. `next_number` is the event that is made next, `next_due_at` when: null once all are made
 * or the series is stopped. An event keeps its series and its number there, so that none is made twice.
 */
const STATEMENTS = [
  `create table event_series (
     id uuid primary key,
     name text not null check (char_length(name) between 2 and 32),
     plan jsonb not null,
     first_starts_at timestamptz not null,
     weeks integer not null check (weeks between 1 and 52),
     ahead_days integer not null check (ahead_days between 1 and 60),
     next_number integer not null check (next_number between 1 and 53),
     next_due_at timestamptz,
     stopped_at timestamptz,
     stop_reason text,
     revision integer not null check (revision > 0),
     created_by uuid not null references account (id),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     check (stopped_at is null or next_due_at is null),
     check (stop_reason is null or stopped_at is not null)
   )`,
  `create index event_series_due on event_series (next_due_at, id) where next_due_at is not null`,
  `create index event_series_created on event_series (created_at desc, id)`,
  `alter table tournament
     add column series_id uuid references event_series (id),
     add column series_number integer,
     add constraint tournament_series check ((series_id is null) = (series_number is null)),
     add constraint tournament_series_once unique (series_id, series_number)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
