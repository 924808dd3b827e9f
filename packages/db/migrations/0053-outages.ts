import { sql, type Kysely } from 'kysely';

/** When the site was last looked at, and the times in which players could not act: their clocks get them back. */
const STATEMENTS = [
  `create table site_pulse (
     id boolean primary key default true check (id),
     at timestamptz not null,
     seen jsonb not null
   )`,
  `create table outage (
     id uuid primary key,
     starts_at timestamptz not null,
     whole_since timestamptz,
     ended_at timestamptz,
     settled_at timestamptz,
     incident_id uuid references status_incident (id),
     check (ended_at > starts_at),
     check (settled_at is null or ended_at is not null)
   )`,
  `create unique index outage_open on outage ((true)) where ended_at is null`,
  `create index outage_unsettled on outage (starts_at) where settled_at is null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
