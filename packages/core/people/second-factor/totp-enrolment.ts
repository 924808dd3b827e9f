import { type secondFactorApi, SECOND_FACTOR_ERRORS } from '@pailei/contracts/people/second-factor/second-factor.api';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { lockAccount } from '../accounts/accounts.reads.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { hashRecoveryCodes, newRecoveryCodes, shownRecoveryCode } from './recovery-codes.ts';
import { confirmTotp, findTotp, savePendingTotp, replaceRecoveryCodes } from './totp.repository.ts';
import { auditTotp, recordTotpChange, wrongCode, type TotpDeps } from './totp-changes.ts';
import { matchTotp, newTotpSecret, otpauthUrl } from './totp.ts';

/** A new secret, in place of one that was never confirmed. */
export async function enrolTotp(
  deps: TotpDeps,
  actor: Actor,
  { password }: BodyOf<typeof secondFactorApi.totpEnrol>,
): Promise<DataOf<typeof secondFactorApi.totpEnrol>> {
  await provePassword(deps.db, actor, password, 'password');
  const secret = newTotpSecret();
  await inTransaction(deps, async (trx) => {
    const isPending = await savePendingTotp(trx, actor.user_id, deps.box.seal(secret, actor.user_id));
    if (!isPending) throw appError(SECOND_FACTOR_ERRORS, 'totp_enabled_already');
    await auditTotp(trx, actor, 'totp_enrolled');
  });
  return { secret, otpauth_url: otpauthUrl(secret, actor.username) };
}

/** From the first right code on it is asked for. */
export async function confirmEnrolment(
  deps: TotpDeps,
  actor: Actor,
  { code }: BodyOf<typeof secondFactorApi.totpConfirm>,
): Promise<DataOf<typeof secondFactorApi.totpConfirm>> {
  const pending = await findTotp(deps.db, actor.user_id);
  const secret = pending?.confirmed_at === null ? deps.box.open(pending.secret, actor.user_id) : undefined;
  if (!pending || secret === undefined) throw appError(SECOND_FACTOR_ERRORS, 'totp_not_pending');
  const step = matchTotp(secret, code, pending.last_step, deps.now());
  if (step === undefined) throw wrongCode();
  const codes = newRecoveryCodes();
  const hashes = await hashRecoveryCodes(codes);
  await inTransaction(deps, async (trx, log) => {
    const row = await lockAccount(trx, actor.user_id);
    const isConfirmed = row && (await confirmTotp(trx, pending, step, deps.now()));
    if (!row || !isConfirmed) throw appError(SECOND_FACTOR_ERRORS, 'totp_not_pending');
    await replaceRecoveryCodes(trx, row.id, hashes);
    await recordTotpChange(trx, log, { actor, row, change: 'totp_enabled', now: deps.now() });
  });
  // What they may do as staff can follow from it.
  deps.sessions.forget(actor.session_id);
  return { recovery_codes: codes.map(shownRecoveryCode) };
}
