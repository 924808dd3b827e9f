import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table battle_call
     add column escalated_by uuid references account (id),
     add column escalated_at timestamptz,
     add column outcome text check (outcome in ('resolved', 'withdrawn', 'over')),
     add column credited_seconds integer not null default 0 check (credited_seconds between 0 and 3600),
     add check ((escalated_by is null) = (escalated_at is null)),
     add check (outcome is null or closed_at is not null)`,
];

/** Calls to battles are withdrawn, handed up and settled with their time, as those to matches. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
