import { sql, type Kysely } from 'kysely';

/** Details of an event under a name, and the banners of events. A name is taken without regard to case. */
const STATEMENTS = [
  `alter table stored_file drop constraint stored_file_purpose_check,
     add constraint stored_file_purpose_check
       check (purpose in ('expert_proof', 'product_image', 'team_crest', 'event_banner'))`,
  `create table event_template (
     id uuid primary key,
     name text not null check (char_length(name) between 1 and 40),
     name_key text not null constraint event_template_name unique,
     plan jsonb not null,
     created_by uuid not null references account (id),
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
