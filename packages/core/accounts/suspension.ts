import { ACCOUNT_ERRORS } from '@pailei/contracts/accounts';
import { SUSPENDED_FOREVER } from '@pailei/contracts/admin-users';
import { AppError } from '@pailei/contracts/errors';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { shownTime } from './shown-time.ts';

type Suspension = Pick<AccountRow, 'suspended_until' | 'suspended_reason'>;

/** Throws while the account is suspended, and says until when and why. */
export function refuseSuspended({ suspended_until, suspended_reason }: Suspension, now: string): void {
  if (suspended_until === null || suspended_until <= now) return;
  const [status, text] = ACCOUNT_ERRORS.account_suspended;
  const until = suspended_until >= SUSPENDED_FOREVER ? '' : `至 ${shownTime(suspended_until)}`;
  const reason = suspended_reason === null ? '' : `，原因：${suspended_reason}`;
  throw new AppError('account_suspended', status, `${text}${until}${reason}`);
}
