import { sql, type Kysely } from 'kysely';

const COMPONENTS = `'api', 'hub', 'database', 'redis', 'workers', 'queues'`;

const STATEMENTS = [
  `create table status_pulse (
     id boolean primary key default true check (id),
     measured_since bigint not null,
     at timestamptz not null
   )`,
  `create table status_probe (
     component text not null check (component in (${COMPONENTS})),
     slot bigint not null,
     at timestamptz not null,
     state text not null check (state in ('up', 'degraded', 'down')),
     latency_ms integer check (latency_ms >= 0),
     backlog integer check (backlog >= 0),
     error text check (error in ('timeout', 'refused', 'undelivered', 'failed')),
     primary key (component, slot)
   )`,
  `create index status_probe_slot on status_probe (slot)`,
  `create table status_day (
     component text not null check (component in (${COMPONENTS})),
     day integer not null,
     up integer not null check (up >= 0),
     degraded integer not null check (degraded >= 0),
     down integer not null check (down >= 0),
     primary key (component, day)
   )`,
  `create table status_incident (
     id uuid primary key,
     title text not null check (char_length(title) between 2 and 60),
     components text[] not null check (cardinality(components) > 0 and components <@ array[${COMPONENTS}]),
     severity text not null check (severity in ('minor', 'major')),
     is_automatic boolean not null,
     started_at timestamptz not null,
     resolved_at timestamptz,
     updated_at timestamptz not null
   )`,
  // A component has at most one open incident of its own.
  `create unique index status_incident_open on status_incident ((components[1])) where is_automatic and resolved_at is null`,
  `create index status_incident_started on status_incident (started_at desc, id desc)`,
  `create table status_note (
     id uuid primary key,
     incident_id uuid not null references status_incident (id),
     body text not null check (char_length(body) between 1 and 500),
     author_id uuid references account (id),
     created_at timestamptz not null
   )`,
  `create index status_note_incident on status_note (incident_id, id desc)`,
  // What the trimming of the live log looks for.
  `create index live_event_trim on live_event (created_at)
     where not (topic like 'match:%' or topic like 'battle:%' or topic like 'tournament:%')`,
];

/** Probes, their days and incidents; the index that the trimming of the live log needs. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
