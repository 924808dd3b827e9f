import {
  type TotpState,
  type secondFactorApi,
  SECOND_FACTOR_ERRORS,
} from '@pailei/contracts/people/second-factor/second-factor.api';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, type AppError, fieldError } from '@pailei/contracts/http/errors';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { hasSecondFactor } from '@pailei/live/sessions';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { lockAccount } from '../accounts/accounts.reads.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { hashRecoveryCodes, newRecoveryCodes, shownRecoveryCode } from './recovery-codes.ts';
import { findProof, consumeProof } from './second-factor.ts';
import {
  findTotp,
  removeTotp,
  replaceRecoveryCodes,
  unusedRecoveryCodes,
  confirmTotp,
  savePendingTotp,
} from './totp.repository.ts';
import { matchTotp, newTotpSecret, otpauthUrl } from './totp.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { SecretBox } from './secret-box.ts';
import { mailOwner, notifyOwner } from '../security-notices/security-notices.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';

type TotpDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  box: SecretBox;
  sessions: Pick<SessionsService, 'forget'>;
};

type TotpChange = 'totp_enabled' | 'totp_disabled' | 'recovery_codes_renewed';

type RecordedChange = { actor: Actor; row: AccountRow; change: TotpChange; now: string };

/** Into the audit log, the owner's inbox and their mail. */
async function recordTotpChange(trx: Trx, log: LiveLog, { actor, row, change, now }: RecordedChange): Promise<void> {
  await auditTotp(trx, actor, change);
  await notifyOwner(trx, log, row.id, change);
  await mailOwner(trx, row, change, now);
}

async function auditTotp(trx: Trx, actor: Actor, change: TotpChange | 'totp_enrolled'): Promise<void> {
  const target = { target_type: 'account', target_id: actor.user_id };
  await recordAudit(trx, { actor, action: `account.${change}`, ...target, before: null, after: null, reason: null });
}

const wrongCode = (): AppError => fieldError(SECOND_FACTOR_ERRORS, 'code_wrong', 'code');

/** A new secret, in place of one that was never confirmed. */
async function enrolTotp(
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
async function confirmEnrolment(
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
