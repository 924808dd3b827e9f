import { sql, type Kysely } from 'kysely';

/** Notes of the staff stand beside participants, so that no topic that carries these can carry them. */
const STATEMENTS = [
  `create table participant_note (
     id uuid primary key,
     participant_id uuid not null references participant (id),
     author_id uuid not null references account (id),
     text text not null check (char_length(text) between 1 and 500),
     created_at timestamptz not null default now()
   )`,
  'create index participant_note_order on participant_note (participant_id, created_at, id)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
