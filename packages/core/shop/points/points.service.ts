import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { PointsEntry, pointsApi, StaffPointsEntry } from '@pailei/contracts/shop/points/points.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { changePoints } from './change-points.ts';
import { countEntries, findEntry, listEntries, type LedgerFilter, type NamedEntryRow } from './points.repository.ts';
import { readBalance } from './points.reads.ts';

export type PointsDeps = { db: Db; publisher: Publisher };

type Api = typeof pointsApi;
type Adjustment = { user_id: string; body: BodyOf<Api['adjust']>; idempotencyKey: string | undefined };
export type PointsService = ReturnType<typeof createPointsService>;

/** Statements of the ledger, and manual adjustments by admins. */
export function createPointsService(deps: PointsDeps) {
  return {
    async mine(actor: Actor, query: QueryOf<Api['mine']>): Promise<DataOf<Api['mine']>> {
      const { entries, ...statement } = await readStatement(deps.db, actor.user_id, query);
      return { ...statement, items: entries.map(entryView) };
    },

    async ofUser(userId: string, query: QueryOf<Api['ofUser']>): Promise<DataOf<Api['ofUser']>> {
      const { entries, ...statement } = await readStatement(deps.db, userId, query);
      return { ...statement, items: entries.map(staffEntryView) };
    },

    /** The same key again answers with the line that the first call wrote. */
    adjust(actor: Actor, { user_id, body, idempotencyKey }: Adjustment): Promise<StaffPointsEntry> {
      const call = {
        account_id: actor.user_id,
        route: `POST /admin/users/${user_id}/points`,
        key: idempotencyKey,
        body,
      };
      return inTransaction(deps, async (trx, log) => {
        const { entry_id } = await runOnce(trx, call, async () => {
          const id = newId();
          const balance = await changePoints(trx, log, {
            account_id: user_id,
            amount: body.amount,
            kind: 'admin_adjustment',
            reference_type: 'adjustment',
            reference_id: id,
            note: body.reason,
            actor_id: actor.user_id,
          });
          await auditAdjustment(trx, actor, { user_id, body, balance });
          return { entry_id: id };
        });
        const row = await findEntry(trx, entry_id);
        if (!row) throw generalError('not_found');
        return staffEntryView(row);
      });
    },
  };
}

async function auditAdjustment(
  trx: Trx,
  actor: Actor,
  { user_id, body, balance }: Pick<Adjustment, 'user_id' | 'body'> & { balance: number },
): Promise<void> {
  await recordAudit(trx, {
    actor,
    action: 'points.adjust',
    target_type: 'account',
    target_id: user_id,
    before: { points_balance: balance - body.amount },
    after: { points_balance: balance },
    reason: body.reason,
  });
}

async function readStatement(db: Db, accountId: string, { skip, limit, kind }: LedgerFilter) {
  const [balance, entries, total] = await Promise.all([
    readBalance(db, accountId),
    listEntries(db, accountId, { skip, limit, kind }),
    countEntries(db, accountId, kind),
  ]);
  if (balance === undefined) throw generalError('not_found');
  return { balance, entries, total, skip, limit };
}

function entryView(row: NamedEntryRow): PointsEntry {
  const { id, sequence, amount, balance_after, kind, note, reference_type, reference_id, created_at } = row;
  return { id, sequence, amount, balance_after, kind, note, reference_type, reference_id, created_at };
}

const staffEntryView = (row: NamedEntryRow): StaffPointsEntry => ({ ...entryView(row), actor_name: row.actor_name });
