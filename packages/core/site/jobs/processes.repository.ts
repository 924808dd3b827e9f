import type { Db } from '@pailei/db/client';
import type { ProcessHeartbeatRow } from '@pailei/db/schema/system';

export type ProcessRow = Pick<ProcessHeartbeatRow, 'process_id' | 'kind' | 'started_at' | 'beat_at' | 'detail'>;

/** Processes that gave a sign of life since then, by kind. */
export function readProcesses(db: Db, since: string): Promise<ProcessRow[]> {
  return db
    .selectFrom('process_heartbeat')
    .select(['process_id', 'kind', 'started_at', 'beat_at', 'detail'])
    .where('beat_at', '>=', since)
    .orderBy('kind')
    .orderBy('process_id')
    .execute();
}
