import { sql, type Kysely } from 'kysely';

/** A job that fails by its own fault stops, and its incident is known. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table job_failure
         add column is_stopped boolean not null default false,
         add column incident_id uuid references status_incident (id) on delete set null`,
    )
    .execute(db);
}
