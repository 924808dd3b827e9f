import { sql, type Kysely } from 'kysely';

/** A round that is drawn and waits for the staff to publish it. The row stays, so that its revision never comes twice. */
const STATEMENTS = [
  `create table round_draft (
     tournament_id uuid primary key references tournament (id),
     revision integer not null check (revision > 0),
     basis text,
     draft jsonb,
     redrawn text check (redrawn in ('entered', 'left', 'result', 'settings', 'by_staff')),
     lost_edits integer not null default 0,
     drawn_at timestamptz not null,
     check ((draft is null) = (basis is null))
   )`,
  `create index round_draft_open on round_draft (drawn_at, tournament_id) where draft is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
