import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

/** The job of a process was carried out. */
export async function recordProbeAnswer(db: Db, processId: string): Promise<void> {
  await sql`update write_probe set job_back_at = clock_timestamp() where process_id = ${processId}`.execute(db);
}
