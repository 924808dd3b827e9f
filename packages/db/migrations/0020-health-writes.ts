import { sql, type Kysely } from 'kysely';

const COMPONENTS = `'api', 'hub', 'database', 'redis', 'workers', 'queues', 'storage'`;
const ERRORS = `'timeout', 'refused', 'undelivered', 'overdue', 'full', 'failed'`;

const STATEMENTS = [
  `create table write_probe (
     process_id text primary key,
     written_at timestamptz not null,
     job_back_at timestamptz
   )`,
  // Finds the job that waits longest for the relay without reading those that were relayed.
  `create index outbox_job_waiting_since on outbox_job (created_at) where queued_at is null`,
  `alter table status_probe
     drop constraint status_probe_component_check,
     add constraint status_probe_component_check check (component in (${COMPONENTS})),
     drop constraint status_probe_error_check,
     add constraint status_probe_error_check check (error in (${ERRORS}))`,
  `alter table status_day
     drop constraint status_day_component_check,
     add constraint status_day_component_check check (component in (${COMPONENTS})),
     add column first_slot bigint`,
  `alter table status_incident
     drop constraint status_incident_components_check,
     add constraint status_incident_components_check
       check (cardinality(components) > 0 and components <@ array[${COMPONENTS}])`,
];

/** What the write probes leave behind; storage as a part of the status; when each part was measured first on a day. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
