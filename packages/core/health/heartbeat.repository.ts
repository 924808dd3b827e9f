import type { Db } from '@pailei/db/client';
import type { ProcessHeartbeatRow } from '@pailei/db/schema/system';

export type ProcessKind = ProcessHeartbeatRow['kind'];

/** What a running process says of itself. Times are the caller's, ISO in UTC. */
export async function writeHeartbeat(
  db: Db,
  { detail, ...row }: { process_id: string; kind: ProcessKind; started_at: string; beat_at: string; detail: object },
): Promise<void> {
  const changes = { beat_at: row.beat_at, detail: JSON.stringify(detail) };
  await db
    .insertInto('process_heartbeat')
    .values({ ...row, ...changes })
    .onConflict((conflict) => conflict.column('process_id').doUpdateSet(changes))
    .execute();
}

/** A process that ends well takes its row along. */
export async function removeHeartbeat(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('process_heartbeat').where('process_id', '=', processId).execute();
}

/** Older than this, a sign of life says that its process is dead or cut off. */
export const FRESH_MS = 15_000;

export const freshSince = (now: string): string => new Date(Date.parse(now) - FRESH_MS).toISOString();

export type SignOfLife = { kind: ProcessKind; beat_at: string; detail: Record<string, unknown> };

export function readHeartbeats(db: Db, since: string): Promise<SignOfLife[]> {
  return db
    .selectFrom('process_heartbeat')
    .select(['kind', 'beat_at', 'detail'])
    .where('beat_at', '>=', since)
    .orderBy('process_id')
    .execute();
}
