import { ACCOUNT_ERRORS } from '@pailei/contracts/accounts';
import { SUSPENDED_FOREVER } from '@pailei/contracts/admin-users';
import { AppError, generalError } from '@pailei/contracts/errors';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Db } from '@pailei/db/client';
import { readClaims } from './token-rules.ts';
import { verifiedPayload } from './tokens.ts';
import type { TokenVerifierDeps } from './tokens.ts';
import { shownTime } from './shown-time.ts';

type Suspension = Pick<AccountRow, 'suspended_until' | 'suspended_reason'>;

/** Throws while the account is suspended, and says until when and why. */
export function refuseSuspended(
  { suspended_until, suspended_reason }: Suspension,
  now: string,
  status: number = ACCOUNT_ERRORS.account_suspended[0],
): void {
  if (suspended_until === null || suspended_until <= now) return;
  const [, text] = ACCOUNT_ERRORS.account_suspended;
  const until = suspended_until >= SUSPENDED_FOREVER ? '' : `至 ${shownTime(suspended_until)}`;
  const reason = suspended_reason === null ? '' : `，原因：${suspended_reason}`;
  const message = `${text}${until}${reason}`;
  throw new AppError('account_suspended', status, message, { account: message });
}

export type SuspensionTellerDeps = Pick<TokenVerifierDeps, 'verify'> & { db: Db; now: () => string };

/** Throws for a token of ours whose session the suspension of its account has ended: whoever holds it reads why. */
export function createSuspensionTeller({ db, verify, now }: SuspensionTellerDeps) {
  return async (token: string): Promise<void> => {
    const claims = readClaims(verifiedPayload(verify, token));
    const account = claims && (await findEndedBySuspension(db, claims.sid));
    if (account) refuseSuspended(account, now(), generalError('unauthorized').status);
  };
}

function findEndedBySuspension(db: Db, sessionId: string): Promise<Suspension | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.suspended_until', 'account.suspended_reason'])
    .where('session.id', '=', sessionId)
    .where((eb) => eb.or([eb('session.revoked_at', 'is', null), eb('session.revoked_reason', '=', 'suspended')]))
    .executeTakeFirst();
}
