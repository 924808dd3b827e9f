import type { Db } from '@pailei/db/client';
import type { MaintenanceWindowRow } from '@pailei/db/schema/site';
import type { Trx } from '@pailei/db/tx';
import type { MaintenanceScope } from '@pailei/domain/maintenance/maintenance';

/** The columns of a window that the public may read. */
export const PUBLIC_WINDOW = ['id', 'scope', 'message', 'starts_at', 'planned_end', 'ends_itself', 'ended_at'] as const;
export type PublicWindowRow = Pick<MaintenanceWindowRow, (typeof PUBLIC_WINDOW)[number]>;

/** Windows that began and whose lost time was not given back yet, earliest first. A plan that was taken back never began. */
export function findUnsettled(
  db: Db | Trx,
  { scopes, now }: { scopes: readonly MaintenanceScope[]; now: string },
): Promise<PublicWindowRow[]> {
  return db
    .selectFrom('maintenance_window')
    .select(PUBLIC_WINDOW)
    .where('settled_at', 'is', null)
    .where('scope', 'in', scopes)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', eb.ref('starts_at'))]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

export async function markSettled(trx: Trx, ids: readonly string[], now: string): Promise<void> {
  await trx.updateTable('maintenance_window').set({ settled_at: now }).where('id', 'in', ids).execute();
}
