import type { AdminOverview } from '@pailei/contracts/live-admin';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

/** What the workers saw last; nulls until one has counted. */
export async function readOverview(db: Db): Promise<AdminOverview> {
  const row = await db.selectFrom('admin_overview').select(['figures', 'queue']).executeTakeFirstOrThrow();
  return row as AdminOverview;
}

/** The row, locked; `undefined` while another worker holds it, which then does the work. */
export async function takeOverview(trx: Trx): Promise<AdminOverview | undefined> {
  const row = await trx
    .selectFrom('admin_overview')
    .select(['figures', 'queue'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row as AdminOverview | undefined;
}

export async function saveOverview(trx: Trx, { figures, queue }: AdminOverview): Promise<void> {
  await trx
    .updateTable('admin_overview')
    .set({ figures: JSON.stringify(figures), queue: JSON.stringify(queue) })
    .execute();
}
