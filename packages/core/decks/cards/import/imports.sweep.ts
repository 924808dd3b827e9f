import type { Db } from '@pailei/db/client';
import { trimAfterDays } from '@pailei/db/trim';
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

export const trimImports = trimAfterDays('card_import', 'finished_at', 90);
