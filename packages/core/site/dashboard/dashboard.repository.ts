import type { DashboardView } from '@pailei/contracts/site/dashboard/dashboard.topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

type Counted = Pick<DashboardView, 'figures' | 'queue'>;

export async function readCounted(db: Db): Promise<Counted> {
  const row = await db.selectFrom('admin_overview').select(['figures', 'queue']).executeTakeFirstOrThrow();
  return row as Counted;
}

/** The row, locked; `undefined` while another worker holds it, which then does the work. */
export async function lockDashboard(trx: Trx): Promise<Counted | undefined> {
  const row = await trx
    .selectFrom('admin_overview')
    .select(['figures', 'queue'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row as Counted | undefined;
}

export async function saveDashboard(trx: Trx, { figures, queue }: Counted): Promise<void> {
  await trx
    .updateTable('admin_overview')
    .set({ figures: JSON.stringify(figures), queue: JSON.stringify(queue) })
    .execute();
}
