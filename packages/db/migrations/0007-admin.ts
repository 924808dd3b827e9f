import { sql, type Kysely } from 'kysely';

/**
 * Every piece of one or two characters. An index over them finds any part of a name in any script; trigrams would need
 * three characters, and in the C locale they know no Chinese.
 */
const TEXT_PIECES = `create function text_pieces(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(value, place, size)), '{}')
  from generate_series(1, char_length(value)) as place, generate_series(1, 2) as size
  where place + size - 1 <= char_length(value)
$$`;

/** In a table of its own, so that reading an account does not read its pieces. */
const ACCOUNT_SEARCH = [
  `create table account_search (
     account_id uuid primary key references account (id) on delete cascade,
     haystack text not null,
     pieces text[] generated always as (text_pieces(haystack)) stored
   )`,
  `create function note_account_search() returns trigger language plpgsql as $$
   begin
     insert into account_search (account_id, haystack)
     values (new.id, new.username_key || e'\\n' || lower(new.email) || e'\\n' || coalesce(new.qq, '') || e'\\n'
       || lower(coalesce(new.game_id, '')))
     on conflict (account_id) do update set haystack = excluded.haystack;
     return null;
   end
   $$`,
  `create trigger account_search_note after insert or update of username_key, email, qq, game_id on account
     for each row execute function note_account_search()`,
  `update account set username_key = username_key`,
  `create index account_search_pieces on account_search using gin (pieces)`,
];

const STATEMENTS = [
  // Whole milliseconds, as they go out on the wire, so that a page can begin behind the row it names.
  `update audit_log set created_at = date_trunc('milliseconds', created_at)`,
  `alter table audit_log alter column created_at set default date_trunc('milliseconds', now())`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
   begin
     raise exception 'the audit log only grows' using errcode = 'integrity_constraint_violation';
   end
   $$`,
  `create trigger audit_log_append_only before update or delete on audit_log
     for each row execute function refuse_audit_change()`,
  `create trigger audit_log_no_truncate before truncate on audit_log
     for each statement execute function refuse_audit_change()`,
  `create index audit_log_time on audit_log (created_at, id)`,
  `create index audit_log_actor on audit_log (actor_id, created_at, id)`,
  `create index audit_log_action on audit_log (action text_pattern_ops, created_at, id)`,
  `create index audit_log_request on audit_log (request_id) where request_id is not null`,

  TEXT_PIECES,
  ...ACCOUNT_SEARCH,
  `create index account_created on account (created_at, id)`,
  `create index account_staff on account (role, id) where role <> 'user'`,
  `create index account_suspended on account (suspended_until) where suspended_until is not null`,
  `create index participant_pending on participant (created_at) where status = 'pending'`,
  `create index match_finished on match (finished_at) where finished_at is not null`,
  `create index session_seen on session (last_seen_at, account_id)`,

  `create table job_failure (
     id uuid primary key,
     name text not null,
     job_key text not null,
     payload jsonb not null,
     error text not null,
     failures integer not null default 1 check (failures > 0),
     first_failed_at timestamptz not null,
     failed_at timestamptz not null,
     retried_at timestamptz,
     resolved_at timestamptz,
     resolution text check (resolution in ('done', 'dismissed')),
     check ((resolved_at is null) = (resolution is null))
   )`,
  `create unique index job_failure_open on job_failure (job_key) where resolved_at is null`,
  `create index job_failure_time on job_failure (failed_at, id)`,

  `create table admin_overview (
     one boolean primary key default true check (one),
     figures jsonb,
     queue jsonb
   )`,
  `insert into admin_overview default values`,
];

/** The audit log for ever, search over accounts, failed jobs, and the figures of the admin's first page. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
