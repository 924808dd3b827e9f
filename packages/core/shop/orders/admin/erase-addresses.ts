import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { logAddressErased } from '../orders.events.ts';
import { readSetting } from '../../../site/settings/settings.reads.ts';

export type EraseDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

const BATCH = 200;

/** Erases the addresses of orders that were over for as many days as the settings keep them. */
export async function eraseAddresses(deps: EraseDeps): Promise<void> {
  const { address_days } = await readSetting(deps.db, 'shop');
  while ((await eraseSome(deps, address_days)) === BATCH);
}

/** Returns how many. */
function eraseSome(deps: EraseDeps, days: number): Promise<number> {
  return inTransaction(deps, async (trx, log) => {
    const now = deps.now();
    const erased = await eraseDue(trx, { now, days });
    for (const order of erased) logAddressErased(log, order);
    if (erased.length > 0) await audit(trx, { days, orders: erased.length });
    return erased.length;
  });
}

/** Orders locked by another transaction wait for the next run. */
async function eraseDue(
  trx: Trx,
  { now, days }: { now: string; days: number },
): Promise<{ id: string; account_id: string }[]> {
  return trx
    .with('due', (cte) =>
      cte
        .selectFrom('shop_order')
        .select('id')
        .where('status', 'in', ['completed', 'cancelled'])
        .where('full_address', 'is not', null)
        .where('updated_at', '<', sql<string>`${now}::timestamptz - make_interval(days => ${days})`)
        .orderBy('updated_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('shop_order')
    .set({ full_address: null, address_erased_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'account_id'])
    .execute();
}

async function audit(trx: Trx, after: { days: number; orders: number }): Promise<void> {
  await recordAudit(trx, {
    actor: 'system',
    action: 'order.erase_addresses',
    target_type: 'order',
    target_id: 'order',
    before: null,
    after,
    reason: null,
  });
}
