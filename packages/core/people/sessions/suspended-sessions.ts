import { generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { refuseSuspended } from '../accounts/suspension.ts';
import { readClaims } from './token-rules.ts';
import { verifiedPayload, type TokenVerifierDeps } from './tokens.ts';

export type SuspendedSessionsDeps = Pick<TokenVerifierDeps, 'verify'> & { db: Db; now: () => string };

/** Throws for a token of ours whose session the suspension of its account has ended: the holder reads why. */
export function createSuspendedSessionCheck({ db, verify, now }: SuspendedSessionsDeps) {
  return async (token: string): Promise<void> => {
    const claims = readClaims(verifiedPayload(verify, token));
    const account = claims && (await findEndedBySuspension(db, claims.sid));
    if (account) refuseSuspended(account, now(), generalError('unauthorized').status);
  };
}

function findEndedBySuspension(
  db: Db,
  sessionId: string,
): Promise<Pick<AccountRow, 'suspended_until' | 'suspended_reason'> | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.suspended_until', 'account.suspended_reason'])
    .where('session.id', '=', sessionId)
    .where((eb) => eb.or([eb('session.revoked_at', 'is', null), eb('session.revoked_reason', '=', 'suspended')]))
    .executeTakeFirst();
}
