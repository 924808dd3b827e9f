import { sql, type Kysely } from 'kysely';

const FLAG = [
  `alter table tournament add column cancelled_as_draft boolean not null default false`,
  `update tournament set cancelled_as_draft = true, public_due_at = null, public_line = null
   where status = 'cancelled' and not exists (
     select from live_event where topic = 'tournament:' || tournament.id and type = 'registration_opened')`,
  `alter table tournament add constraint tournament_cancelled_as_draft
     check (not cancelled_as_draft or (status = 'cancelled' and public_due_at is null))`,
  `create index tournament_unpublished on tournament (created_by) where status = 'draft' or cancelled_as_draft`,
];

const COLUMNS = `id, name, status, status_rank, format, is_demo, capacity, summary, delay_seconds, starts_at, started_at,
  finished_at`;

/** As before, without what was cancelled before it was opened. */
const PUBLIC_TOURNAMENT = `
  create or replace view public_tournament as
  select ${COLUMNS} from tournament where status <> 'draft' and not cancelled_as_draft and public_due_at is null
  union all
  select id, public_line->>'name', public_line->>'status',
    case public_line->>'status' when 'running' then 0 when 'check_in' then 1 when 'registration' then 2
      when 'finished' then 3 else 4 end,
    public_line->>'format', is_demo, (public_line->>'capacity')::integer, public_line->'summary', delay_seconds,
    (public_line->>'starts_at')::timestamptz, (public_line->>'started_at')::timestamptz,
    (public_line->>'finished_at')::timestamptz
  from tournament where public_due_at is not null and jsonb_typeof(public_line) = 'object'`;

/** What the public never sees: drafts, and what was cancelled as one. */
const UNPUBLISHED_TOURNAMENT = `
  create view unpublished_tournament as
  select ${COLUMNS}, created_by from tournament where status = 'draft' or cancelled_as_draft`;

/** A draft that is cancelled stays out of public view. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...FLAG, PUBLIC_TOURNAMENT, UNPUBLISHED_TOURNAMENT]) await sql.raw(statement).execute(db);
}
