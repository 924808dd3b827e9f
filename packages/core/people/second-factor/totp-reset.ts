import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { hasSecondFactor } from '@pailei/live/sessions';
import { mailOwner, notifyOwner } from '../security-notices/security-notices.ts';
import { removeTotp } from './totp.repository.ts';

/**
 * Takes the second factor from an account whose row is locked, for an owner who has lost device and recovery codes, and
 * notifies them. False when there is none.
 */
export async function resetTotp(trx: Trx, log: LiveLog, row: AccountRow, now: string): Promise<boolean> {
  if (!(await hasSecondFactor(trx, row.id))) return false;
  await removeTotp(trx, row.id);
  await notifyOwner(trx, log, row.id, 'totp_reset');
  await mailOwner(trx, row, 'totp_reset', now);
  return true;
}
