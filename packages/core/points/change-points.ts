import type { PointsKind, PointsReference } from '@pailei/contracts/points-text';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { openLedger } from './ledger.ts';

export type PointsChange = {
  account_id: string;
  /** Whole points, negative to take; 0 only for an order that costs nothing. */
  amount: number;
  kind: PointsKind;
  /** What it is for: once per account, reference, kind and cycle. An adjustment refers to itself, by its own new id. */
  reference_type: PointsReference;
  reference_id: string;
  /** From 1; an order that is taken up again after its refund is charged in its second. */
  cycle?: number;
  /** At most 200 characters. */
  note: string;
  /** Null: the system. */
  actor_id: string | null;
};

/**
 * Changes a balance and writes its line in the ledger; answers the new balance. `points_insufficient` where it would fall
 * below 0. The database checks at commit that ledger and balance agree.
 */
export async function changePoints(trx: Trx, log: LiveLog, change: PointsChange): Promise<number> {
  const ledger = await openLedger(trx, [change.account_id]);
  const balance = ledger.change(change);
  await ledger.write(log);
  return balance;
}
