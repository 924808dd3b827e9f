import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import type { ClaimedImport } from './imports.repository.ts';

/** Runs that nobody works on: their job was lost, or their process died. */
export function findIdleImports(db: Db, before: string): Promise<ClaimedImport[]> {
  return db
    .selectFrom('card_import')
    .select(['id', 'attempts'])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'queued'), eb('created_at', '<', before)]),
        eb.and([eb('status', '=', 'running'), eb('lease_until', '<', before)]),
      ]),
    )
    .execute();
}

const KEPT_DAYS = 90;

/** Removes runs that were over 90 days ago. */
export async function trimImports(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('card_import')
    .where('finished_at', '<', sql<string>`${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
