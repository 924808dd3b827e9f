import {
  type TotpState,
  type secondFactorApi,
  SECOND_FACTOR_ERRORS,
} from '@pailei/contracts/people/second-factor/second-factor.api';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { lockAccount } from '../accounts/accounts.reads.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { hashRecoveryCodes, newRecoveryCodes, shownRecoveryCode } from './recovery-codes.ts';
import { hasSecondFactor } from '@pailei/live/sessions';
import { findProof, consumeProof } from './second-factor.ts';
import { findTotp, removeTotp, replaceRecoveryCodes, unusedRecoveryCodes } from './totp.repository.ts';
import { recordTotpChange, wrongCode, type TotpChange, type TotpDeps } from './totp-changes.ts';
import { confirmEnrolment, enrolTotp } from './totp-enrolment.ts';

export type TotpService = ReturnType<typeof createTotpService>;
type Proven = BodyOf<typeof secondFactorApi.totpDisable>;

/**
 * The second factor of referees and admins: codes by time (RFC 6238) and ten recovery codes. Every change stands in the
 * audit log and is mailed to the owner. Who is a player by now keeps what they had until they switch it off.
 */
export function createTotpService(deps: TotpDeps) {
  const { db, now } = deps;

  /** Password and code are checked, and the code is spent, with what `work` does. */
  async function withProof(
    actor: Actor,
    given: Proven,
    { change, work }: { change: TotpChange; work: (trx: Trx) => Promise<void> },
  ): Promise<void> {
    const row = await provePassword(db, actor, given.password, 'password');
    if (!(await hasSecondFactor(db, actor.user_id))) throw appError(SECOND_FACTOR_ERRORS, 'totp_not_enabled');
    const proof = await findProof(deps, actor.user_id, given.code, now());
    await inTransaction(deps, async (trx, log) => {
      await lockAccount(trx, actor.user_id);
      if (!proof || !(await consumeProof(trx, actor.user_id, proof, now()))) throw wrongCode();
      await work(trx);
      await recordTotpChange(trx, log, { actor, row, change, now: now() });
    });
  }

  return {
    async state(actor: Actor): Promise<TotpState> {
      const [row, codes] = await Promise.all([findTotp(db, actor.user_id), unusedRecoveryCodes(db, actor.user_id)]);
      const enabled_at = row?.confirmed_at ?? null;
      return {
        is_available: holdsRight('staff', actor),
        is_enabled: enabled_at !== null,
        enabled_at,
        recovery_codes_left: enabled_at === null ? 0 : codes.length,
      };
    },

    enrol: (actor: Actor, body: BodyOf<typeof secondFactorApi.totpEnrol>) => enrolTotp(deps, actor, body),

    confirm: (actor: Actor, body: BodyOf<typeof secondFactorApi.totpConfirm>) => confirmEnrolment(deps, actor, body),

    async disable(actor: Actor, given: Proven): Promise<Record<string, never>> {
      const work = (trx: Trx) => removeTotp(trx, actor.user_id);
      await withProof(actor, given, { change: 'totp_disabled', work });
      deps.sessions.forget(actor.session_id);
      return {};
    },

    async renewRecoveryCodes(actor: Actor, given: Proven): Promise<DataOf<typeof secondFactorApi.totpRecoveryCodes>> {
      const codes = newRecoveryCodes();
      const hashes = await hashRecoveryCodes(codes);
      const work = (trx: Trx) => replaceRecoveryCodes(trx, actor.user_id, hashes);
      await withProof(actor, given, { change: 'recovery_codes_renewed', work });
      return { recovery_codes: codes.map(shownRecoveryCode) };
    },
  };
}
