import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // An address belongs to the account that named it first; whoever names it again has none of their own.
  `alter table account alter column email_key drop not null`,
  `alter table session add column last_seen_at timestamptz not null default now()`,
  `update session set last_seen_at = created_at`,

  `create table account_totp (
     account_id uuid primary key references account (id),
     secret text not null,
     last_step bigint not null default 0,
     created_at timestamptz not null default now(),
     confirmed_at timestamptz
   )`,
  `create table recovery_code (
     id uuid primary key,
     account_id uuid not null references account (id),
     code_hash text not null,
     created_at timestamptz not null default now(),
     used_at timestamptz
   )`,
  `create index recovery_code_account on recovery_code (account_id) where used_at is null`,

  `create table password_reset (
     id uuid primary key,
     email_key text not null,
     account_id uuid references account (id),
     token_hash text unique,
     expires_at timestamptz,
     used_at timestamptz,
     created_at timestamptz not null default now(),
     check ((token_hash is null) = (account_id is null) and (token_hash is null) = (expires_at is null))
   )`,
  `create index password_reset_account on password_reset (account_id, created_at)`,
  `create index password_reset_waiting on password_reset (created_at) where token_hash is null`,

  `create table mail_message (
     id uuid primary key,
     account_id uuid references account (id),
     kind text not null,
     recipient text not null check (recipient !~ '[[:cntrl:]]'),
     subject text not null check (subject !~ '[[:cntrl:]]' and char_length(subject) between 1 and 120),
     body text,
     state text not null default 'queued' check (state in ('queued', 'sent', 'logged', 'failed')),
     attempts integer not null default 0,
     error text,
     next_try_at timestamptz not null default now(),
     valid_until timestamptz,
     created_at timestamptz not null default now(),
     sent_at timestamptz,
     check ((state = 'sent') = (sent_at is not null)),
     check (state <> 'sent' or body is null)
   )`,
  `create index mail_message_waiting on mail_message (next_try_at) where state = 'queued'`,
  `create index mail_message_state on mail_message (state, id)`,
];

/** Sessions with their last use, second factors, password resets and the mail log. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
