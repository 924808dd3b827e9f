import { ACCOUNT_ERRORS } from '@pailei/contracts/people/accounts/accounts.api';
import { SUSPENDED_FOREVER } from '@pailei/contracts/people/users/users.api';
import { AppError } from '@pailei/contracts/http/errors';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { siteTimeText } from '@pailei/contracts/people/accounts/site-time-text';

export type Suspension = Pick<AccountRow, 'suspended_until' | 'suspended_reason'>;

/** Throws while the account is suspended, and says until when and why. */
export function refuseSuspended(
  { suspended_until, suspended_reason }: Suspension,
  now: string,
  status: number = ACCOUNT_ERRORS.account_suspended[0],
): void {
  if (suspended_until === null || suspended_until <= now) return;
  const [, text] = ACCOUNT_ERRORS.account_suspended;
  const until = suspended_until >= SUSPENDED_FOREVER ? '' : `至 ${siteTimeText(suspended_until)}`;
  const reason = suspended_reason === null ? '' : `，原因：${suspended_reason}`;
  const message = `${text}${until}${reason}`;
  throw new AppError('account_suspended', status, message, { account: message });
}
