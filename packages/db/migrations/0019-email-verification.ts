import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // An address stored so far counts as verified, but for those that stood beside the account that has it.
  `alter table account drop constraint account_email_key,
     add column email_verified_at timestamptz,
     add column new_email text,
     add column new_email_key text`,
  `update account set email_verified_at = now() where email_key is not null`,
  `update account set email_key = lower(normalize(trim(email), NFKC)) where email_key is null`,
  `alter table account alter column email drop not null,
     add constraint account_email_pair check ((email is null) = (email_key is null)),
     add constraint account_email_verified check (email is not null or email_verified_at is null),
     add constraint account_new_email_pair check ((new_email is null) = (new_email_key is null)),
     add constraint account_new_email_beside check (new_email is null or email_verified_at is not null)`,
  // Anybody may claim an address; one account at most has proven that it is theirs.
  `create unique index account_verified_email on account (email_key) where email_verified_at is not null`,
  `create index account_email on account (email_key)`,
  `create index account_new_email on account (new_email_key) where new_email_key is not null`,

  `create table email_verification (
     id uuid primary key,
     account_id uuid not null references account (id),
     email text not null,
     email_key text not null,
     created_at timestamptz not null default now(),
     answered_at timestamptz,
     token_hash text unique,
     expires_at timestamptz,
     used_at timestamptz,
     voided_at timestamptz,
     check (token_hash is null or (answered_at is not null and expires_at is not null))
   )`,
  `create index email_verification_account on email_verification (account_id, created_at)`,
  `create index email_verification_waiting on email_verification (created_at) where answered_at is null`,

  `create or replace function note_account_search() returns trigger language plpgsql as $$
   begin
     insert into account_search (account_id, haystack)
     values (new.id, new.username_key || e'\\n' || lower(coalesce(new.email, '')) || e'\\n' || coalesce(new.qq, '')
       || e'\\n' || lower(coalesce(new.game_id, '')))
     on conflict (account_id) do update set haystack = excluded.haystack;
     return null;
   end
   $$`,
];

/** Addresses are verified, and unique among the verified ones only. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
