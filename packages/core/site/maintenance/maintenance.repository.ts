import type { Db } from '@pailei/db/client';
import type { MaintenanceWindowRow, NewMaintenanceWindow } from '@pailei/db/schema/site';
import type { Trx } from '@pailei/db/tx';
import type { MaintenanceScope } from '@pailei/domain/maintenance';

const PUBLIC = ['id', 'scope', 'message', 'starts_at', 'planned_end', 'ends_itself', 'ended_at'] as const;
const MAX_OPEN = 50;

export type PublicWindowRow = Pick<MaintenanceWindowRow, (typeof PUBLIC)[number]>;
export type OpenWindowRow = PublicWindowRow & Pick<MaintenanceWindowRow, 'announced'>;
export type MaintenanceRecordRow = MaintenanceWindowRow & { created_by_name: string; ended_by_name: string | null };

/** Windows that nobody ended, earliest first. One of them may be over by its own clock. */
export function findOpenWindows(db: Db | Trx): Promise<OpenWindowRow[]> {
  return db
    .selectFrom('maintenance_window')
    .select([...PUBLIC, 'announced'])
    .where('ended_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_OPEN)
    .execute();
}

/** Windows that began and whose lost time was not given back yet, earliest first. A plan that was taken back never began. */
export function findUnsettled(
  db: Db | Trx,
  { scopes, now }: { scopes: readonly MaintenanceScope[]; now: string },
): Promise<PublicWindowRow[]> {
  return db
    .selectFrom('maintenance_window')
    .select(PUBLIC)
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

const records = (db: Db | Trx) =>
  db
    .selectFrom('maintenance_window')
    .innerJoin('account as creator', 'creator.id', 'maintenance_window.created_by')
    .leftJoin('account as ender', 'ender.id', 'maintenance_window.ended_by')
    .selectAll('maintenance_window')
    .select(['creator.username as created_by_name', 'ender.username as ended_by_name']);

export function findRecord(db: Db | Trx, id: string): Promise<MaintenanceRecordRow | undefined> {
  return records(db).where('maintenance_window.id', '=', id).executeTakeFirst();
}

export async function listRecords(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: MaintenanceRecordRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    records(db)
      .orderBy('maintenance_window.starts_at', 'desc')
      .orderBy('maintenance_window.id', 'desc')
      .offset(skip)
      .limit(limit)
      .execute(),
    db
      .selectFrom('maintenance_window')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

export async function insertWindow(trx: Trx, row: NewMaintenanceWindow): Promise<void> {
  await trx.insertInto('maintenance_window').values(row).execute();
}

export async function updateWindow(trx: Trx, id: string, changes: Partial<MaintenanceWindowRow>): Promise<void> {
  await trx.updateTable('maintenance_window').set(changes).where('id', '=', id).execute();
}
