import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table match add column due_set_at timestamptz`,
  `update match set due_set_at = updated_at where due_at is not null`,
  `alter table match add check (due_at is null or due_set_at is not null)`,
  `alter table tournament add column due_set_at timestamptz`,
  `update tournament set due_set_at = updated_at where due_at is not null`,
  `alter table tournament add check (due_at is null or due_set_at is not null)`,

  `alter table maintenance_window add column settled_at timestamptz`,
  `update maintenance_window set settled_at = ended_at where ended_at is not null`,
  `create index maintenance_window_unsettled on maintenance_window (starts_at, id) where settled_at is null`,
];

/** When a deadline was set, and whether a window of maintenance has been made up for: what it took is given back to the deadlines. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
