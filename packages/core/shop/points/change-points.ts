import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { openLedger } from './ledger.ts';
import type { PointsChange } from './points-change.ts';

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
