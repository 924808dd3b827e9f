import type { Db } from '@pailei/db/client';
import type { ProcessHeartbeatRow } from '@pailei/db/schema/system';
import { trimRows } from '@pailei/db/trim';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { ageMs, isYounger } from './database-age.ts';

export type ProcessKind = ProcessHeartbeatRow['kind'];

/** The heartbeat of a running process, at the time of the database. */
export async function writeHeartbeat(
  db: Db | Trx,
  { process_id, kind, detail }: { process_id: string; kind: ProcessKind; detail: object },
): Promise<void> {
  const now = sql<string>`clock_timestamp()`;
  const changes = { beat_at: now, detail: JSON.stringify(detail) };
  await db
    .insertInto('process_heartbeat')
    .values({ process_id, kind, started_at: now, ...changes })
    .onConflict((conflict) => conflict.column('process_id').doUpdateSet(changes))
    .execute();
}

/** A process that ends well takes its row along. */
export async function removeHeartbeat(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('process_heartbeat').where('process_id', '=', processId).execute();
}

/** Trims those of processes that ended without taking theirs along. */
export const trimHeartbeats = trimRows('process_heartbeat', () => sql`beat_at < clock_timestamp() - interval '1 hour'`);

/** Older than this, a sign of life says that its process is dead or cut off. */
const FRESH_MS = 15_000;

/** True for the row of a process that lives. */
export const hasFreshHeartbeat = isYounger('beat_at', FRESH_MS);

export type ProcessSign = { kind: ProcessKind; age_ms: number; detail: Record<string, unknown> };

/** Of the processes that live. */
export async function readHeartbeats(db: Db): Promise<ProcessSign[]> {
  const { rows } = await sql<ProcessSign>`
    select kind, greatest(0, ${ageMs('beat_at')}) as age_ms, detail
    from process_heartbeat where ${hasFreshHeartbeat} order by process_id`.execute(db);
  return rows;
}
