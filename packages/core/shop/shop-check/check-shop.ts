import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { lastNight } from '@pailei/domain/site-time/days';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { addSystemNote, openSystemIncident } from '../../site/status/system-incidents.ts';
import { findDisagreements, type Findings } from './findings.repository.ts';
import { insertCheck, lockChecks, newestCheck, type CheckFacts } from './shop-check.repository.ts';

export type ShopCheckDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

/** While something disagrees it is compared again this often, so that the incident ends soon after it was mended. */
const RECHECK_MS = 3_600_000;

/**
 * Compares ledger, stock and orders once a night. What disagrees opens an incident on the status page, without naming whose
 * it is; the audit log has that. A later comparison that finds nothing ends it.
 */
export async function checkShopWhenDue(deps: ShopCheckDeps): Promise<void> {
  if (!isDue(await newestCheck(deps.db), deps.now())) return;
  const found = await findDisagreements(deps.db);
  await inTransaction(deps, async (trx, log) => {
    await lockChecks(trx);
    const newest = await newestCheck(trx);
    const at = deps.now();
    // Another worker was quicker.
    if (!isDue(newest, at)) return;
    const incident_id = await updateIncidentOf(trx, log, { found, at, known: newest?.incident_id ?? null });
    const id = await insertCheck(trx, { ...found, checked_at: at, incident_id });
    if (countOf(found) > 0) await audit(trx, id, found);
  });
}

const countOf = ({ ledger, stock, orders }: Pick<CheckFacts, 'ledger' | 'stock' | 'orders'>) => ledger + stock + orders;

function isDue(newest: CheckFacts | undefined, now: string): boolean {
  if (!newest || newest.checked_at < lastNight(now)) return true;
  return countOf(newest) > 0 && Date.parse(now) - Date.parse(newest.checked_at) >= RECHECK_MS;
}

type Outcome = { found: Findings; at: string; known: string | null };

/** The incident this check belongs to; null: there is none. */
async function updateIncidentOf(trx: Trx, log: LiveLog, { found, at, known }: Outcome): Promise<string | null> {
  if (countOf(found) === 0) {
    if (known) await addSystemNote(trx, log, { id: known, note: '重新核对一致，已恢复', at, ends: true });
    return null;
  }
  const note = `核对发现不一致：积分流水 ${found.ledger} 处，商品库存 ${found.stock} 处，订单 ${found.orders} 处。管理员会逐一处理`;
  if (known && (await addSystemNote(trx, log, { id: known, note, at, ends: false }))) return known;
  return openSystemIncident(trx, log, {
    title: '积分商城的账目不一致',
    components: ['database'],
    severity: 'minor',
    note,
    at,
  });
}

async function audit(trx: Trx, id: string, { findings, ...counts }: Findings): Promise<void> {
  await recordAudit(trx, {
    actor: 'system',
    action: 'shop.check',
    target_type: 'shop_check',
    target_id: id,
    before: null,
    after: { ...counts, findings },
    reason: null,
  });
}
