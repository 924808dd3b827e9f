import type { PointsKind, PointsReference } from '@pailei/contracts/shop/points/points-text';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

export async function readBalance(db: Db | Trx, accountId: string): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('points_balance').where('id', '=', accountId).executeTakeFirst();
  return row?.points_balance;
}

type Cause = { kind: PointsKind; type: PointsReference; id: string };

/** What one cause has changed for an account in all, and its last cycle. */
export type BookedPoints = { amount: number; cycle: number };

/** By account; those without a line of it are missing. */
export async function readBookedPoints(
  trx: Trx,
  { kind, type, id }: Cause,
  accountIds: readonly string[],
): Promise<Map<string, BookedPoints>> {
  const { rows } = await sql<BookedPoints & { account_id: string }>`
    select account_id, sum(amount)::integer as amount, max(cycle) as cycle from points_entry
    where account_id = any(${[...accountIds]}::uuid[])
      and reference_type = ${type} and reference_id = ${id} and kind = ${kind}
    group by account_id`.execute(trx);
  return new Map(rows.map(({ account_id, ...booked }) => [account_id, booked]));
}

/** Everybody whose ledger has a line of this cause. */
export async function findBookedAccounts(trx: Trx, { kind, type, id }: Cause): Promise<string[]> {
  const rows = await trx
    .selectFrom('points_entry')
    .select('account_id')
    .distinct()
    .where('reference_type', '=', type)
    .where('reference_id', '=', id)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
