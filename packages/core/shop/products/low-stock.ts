import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import { findAdminIds } from '../../people/accounts/accounts.reads.ts';
import { notify } from '../../people/notifications/notify.ts';
import { readSetting } from '../../site/settings/settings.reads.ts';

export type LowStockDeps = { db: Db; publisher: Publisher };

type Scarce = { id: string; name: string; stock_quantity: number; told_at: string };

/**
 * Notifies every admin of products in the shop that fell to the threshold of low stock, once for each fall: one that was
 * filled up and falls again is reported again. Two workers at once report it once.
 */
export async function alertLowStock(deps: LowStockDeps): Promise<void> {
  const { low_stock_threshold: threshold } = await readSetting(deps.db, 'shop');
  if (!(await hasNews(deps.db, threshold))) return;
  await inTransaction(deps, async (trx, log) => {
    await forgetFilledUp(trx, threshold);
    const scarce = await markScarce(trx, threshold);
    if (scarce.length === 0) return;
    const admins = await findAdminIds(trx);
    const notices = scarce.slice(0, ALERTS_AT_ONCE).map(({ id, name, stock_quantity, told_at }) => ({
      dedupe_key: `stock_low:${id}:${told_at}`,
      notice: { kind: 'stock_low' as const, product_id: id, product_name: name, stock_quantity, threshold },
    }));
    await notify(
      trx,
      log,
      admins.flatMap((account_id) => notices.map((notice) => ({ account_id, ...notice }))),
    );
  });
}

/** Of more that fall at once only the scarcest are reported; the list of low stock shows them all. */
const ALERTS_AT_ONCE = 10;

const isScarce = (threshold: number) => sql<boolean>`(is_active and stock_quantity <= ${threshold})`;

async function hasNews(db: Db, threshold: number): Promise<boolean> {
  const { rows } = await sql<{ has_news: boolean }>`
    select exists (select from product left join low_stock_alert on product_id = id
                   where ${isScarce(threshold)} <> (product_id is not null)) as has_news`.execute(db);
  return rows[0]?.has_news === true;
}

async function forgetFilledUp(trx: Trx, threshold: number): Promise<void> {
  await sql`delete from low_stock_alert using product
    where product_id = id and not ${isScarce(threshold)}`.execute(trx);
}

async function markScarce(trx: Trx, threshold: number): Promise<Scarce[]> {
  const { rows } = await sql<Scarce>`
    with marked as (
      insert into low_stock_alert (product_id) select id from product where ${isScarce(threshold)} order by id
      on conflict do nothing returning product_id, told_at
    )
    select id, name, stock_quantity, told_at from marked join product on product_id = id
    order by stock_quantity, id`.execute(trx);
  return rows;
}
