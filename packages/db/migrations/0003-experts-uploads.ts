import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table stored_file (
     id uuid primary key,
     owner_id uuid not null references account (id),
     purpose text not null check (purpose in ('expert_proof', 'product_image')),
     storage_key text not null check (storage_key ~ '^[0-9a-f]{32}$'),
     width integer not null check (width > 0),
     height integer not null check (height > 0),
     byte_count integer not null check (byte_count > 0),
     created_at timestamptz not null default now(),
     attached_at timestamptz,
     removing_at timestamptz,
     constraint stored_file_key unique (storage_key),
     check (attached_at is null or removing_at is null)
   )`,
  `create index stored_file_loose on stored_file (created_at) where attached_at is null`,

  `create table expert_application (
     id uuid primary key,
     account_id uuid not null references account (id),
     game_id text not null check (char_length(game_id) between 1 and 30),
     best_rank text not null check (char_length(best_rank) between 1 and 40),
     achievements text not null check (char_length(achievements) between 10 and 1000),
     status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'revoked')),
     reason text check (char_length(reason) between 2 and 500),
     decided_by uuid references account (id),
     decided_at timestamptz,
     created_at timestamptz not null default now(),
     check ((status = 'pending') = (decided_at is null)),
     check (status not in ('rejected', 'revoked') or reason is not null)
   )`,
  `create unique index expert_application_open on expert_application (account_id) where status in ('pending', 'approved')`,
  `create index expert_application_account on expert_application (account_id, id)`,
  `create index expert_application_status on expert_application (status, id)`,
  `create table expert_proof (
     application_id uuid not null references expert_application (id),
     position integer not null check (position between 0 and 2),
     file_id uuid not null references stored_file (id),
     primary key (application_id, position),
     constraint expert_proof_file unique (file_id)
   )`,
];

/** Uploaded images and applications of experts. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
