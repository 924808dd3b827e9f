import type { Db } from '@pailei/db/client';
import type { MaintenanceWindowRow, NewMaintenanceWindow } from '@pailei/db/schema/site';
import type { Trx } from '@pailei/db/tx';
import { PUBLIC_WINDOW, type PublicWindowRow } from '../../ground/clocks/windows.ts';

const MAX_OPEN = 50;

export type OpenWindowRow = PublicWindowRow & Pick<MaintenanceWindowRow, 'announced'>;
export type MaintenanceRecordRow = MaintenanceWindowRow & { created_by_name: string; ended_by_name: string | null };

/** Windows that nobody ended, earliest first. One of them may be over by its own clock. */
export function findOpenWindows(db: Db | Trx): Promise<OpenWindowRow[]> {
  return db
    .selectFrom('maintenance_window')
    .select([...PUBLIC_WINDOW, 'announced'])
    .where('ended_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_OPEN)
    .execute();
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
