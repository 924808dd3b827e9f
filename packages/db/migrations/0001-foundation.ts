import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table account (
     id uuid primary key,
     username text not null check (char_length(username) between 2 and 20),
     username_key text not null,
     email text not null,
     email_key text not null,
     password_hash text not null,
     role text not null check (role in ('admin', 'referee', 'user')),
     qq text check (qq ~ '^[0-9]{5,11}$'),
     game_id text check (char_length(game_id) between 1 and 30),
     is_expert boolean not null default false,
     expert_status text not null default 'none' check (expert_status in ('none', 'pending', 'approved', 'rejected', 'revoked')),
     is_demo boolean not null default false,
     suspended_until timestamptz,
     suspended_reason text,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     constraint account_username_key unique (username_key),
     constraint account_email_key unique (email_key)
   )`,
  `create table session (
     id uuid primary key,
     account_id uuid not null references account (id),
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     revoked_at timestamptz,
     revoked_reason text,
     user_agent text,
     ip text
   )`,
  `create index session_account on session (account_id)`,
  `create index session_revoked on session (revoked_at) where revoked_at is not null`,

  `create table tournament (
     id uuid primary key,
     name text not null check (char_length(name) between 2 and 40),
     status text not null check (status in ('draft', 'registration', 'check_in', 'running', 'finished', 'cancelled')),
     status_rank integer not null generated always as (case status when 'running' then 0 when 'check_in' then 1 when 'registration' then 2 when 'finished' then 3 else 4 end) stored,
     is_demo boolean not null default false,
     format text not null,
     capacity integer not null check (capacity between 2 and 1024),
     state jsonb not null,
     state_version bigint not null,
     seed bigint not null,
     summary jsonb not null,
     delay_seconds integer not null default 0 check (delay_seconds between 0 and 180),
     starts_at timestamptz,
     started_at timestamptz,
     finished_at timestamptz,
     due_at timestamptz,
     due_kind text,
     created_by uuid references account (id),
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  `create index tournament_lobby on tournament (status_rank, starts_at desc, id desc)`,
  `create index tournament_due on tournament (due_at) where due_at is not null`,
  `create table participant (
     id uuid primary key,
     tournament_id uuid not null references tournament (id),
     account_id uuid not null references account (id),
     name text not null,
     status text not null,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     constraint participant_once unique (tournament_id, account_id)
   )`,
  `create index participant_account on participant (account_id, created_at)`,
  `create table submitted_deck (
     id uuid primary key,
     participant_id uuid not null references participant (id),
     slot integer not null check (slot between 0 and 15),
     name text not null,
     class text not null,
     format text not null,
     code text not null,
     cards jsonb not null,
     content_hash text not null,
     created_at timestamptz not null default now(),
     constraint submitted_deck_slot unique (participant_id, slot)
   )`,

  `create table match (
     id uuid primary key,
     tournament_id uuid not null references tournament (id),
     stage integer not null,
     round integer not null,
     table_number integer not null,
     status text not null check (status in ('scheduled', 'check_in', 'ban', 'playing', 'disputed', 'paused', 'finished', 'forfeited', 'cancelled')),
     a_participant_id uuid not null references participant (id),
     b_participant_id uuid not null references participant (id),
     a_account_id uuid not null references account (id),
     b_account_id uuid not null references account (id),
     wins_a integer not null default 0 check (wins_a between 0 and 4),
     wins_b integer not null default 0 check (wins_b between 0 and 4),
     winner text check (winner in ('a', 'b')),
     info jsonb not null,
     state jsonb not null,
     seed bigint not null,
     due_at timestamptz,
     due_kind text,
     delay_seconds integer not null default 0,
     started_at timestamptz,
     finished_at timestamptz,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     constraint match_table unique (tournament_id, stage, round, table_number),
     check (a_participant_id <> b_participant_id)
   )`,
  `create index match_due on match (due_at) where due_at is not null`,
  `create index match_live on match (status) where status in ('ban', 'playing', 'disputed', 'paused', 'check_in')`,
  `create index match_account_a on match (a_account_id, status)`,
  `create index match_account_b on match (b_account_id, status)`,
  `create table match_secret (
     match_id uuid not null references match (id),
     side text not null check (side in ('a', 'b')),
     kind text not null check (kind in ('shield', 'ban', 'pick')),
     game_number integer not null,
     slots jsonb not null,
     created_at timestamptz not null default now(),
     primary key (match_id, side, kind, game_number)
   )`,

  `create table live_epoch (epoch uuid primary key)`,
  `insert into live_epoch values (gen_random_uuid())`,
  `create table live_head (topic text primary key, version bigint not null) with (fillfactor = 50)`,
  `create table live_event (
     topic text not null,
     version bigint not null,
     type text not null,
     payload jsonb not null,
     created_at timestamptz not null default clock_timestamp(),
     primary key (topic, version)
   )`,

  `create table outbox_job (
     id bigint generated always as identity primary key,
     name text not null,
     job_key text not null,
     payload jsonb not null,
     run_at timestamptz not null default now(),
     created_at timestamptz not null default now(),
     queued_at timestamptz
   )`,
  `create index outbox_job_waiting on outbox_job (id) where queued_at is null`,
  `create table job_done (job_key text primary key, done_at timestamptz not null default now())`,

  `create table process_heartbeat (
     process_id text primary key,
     kind text not null check (kind in ('api', 'hub', 'worker')),
     started_at timestamptz not null,
     beat_at timestamptz not null,
     detail jsonb not null default '{}'
   )`,
  `create table audit_log (
     id uuid primary key,
     actor_id uuid,
     actor_name text not null,
     actor_role text not null,
     action text not null,
     target_type text not null,
     target_id text not null,
     before jsonb,
     after jsonb,
     reason text,
     ip text,
     request_id text,
     created_at timestamptz not null default now()
   )`,
  `create index audit_log_target on audit_log (target_type, target_id, created_at)`,
  `create table site_setting (key text primary key, value jsonb not null, updated_at timestamptz not null default now())`,
];

/** Accounts, tournaments, matches, the live log and the job tables. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
