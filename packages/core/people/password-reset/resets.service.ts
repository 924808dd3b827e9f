import { fieldError } from '@pailei/contracts/http/errors';
import {
  RESET_MINUTES,
  type passwordResetApi,
  PASSWORD_RESET_ERRORS,
} from '@pailei/contracts/people/password-reset/password-reset.api';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { runTransaction, type Trx } from '@pailei/db/tx';
import { inTransaction } from '@pailei/live/transaction';
import type { Publisher } from '@pailei/live/publish';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { sendMail } from '../../site/mail/send-mail.ts';
import { issuePasswordResetJob } from './issue-password-reset.job.ts';
import { findAccount, findAddressOwner, lockAccount } from '../accounts/accounts.reads.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refuseWeakPassword } from '../passwords/common-passwords.ts';
import { setPasswordHash } from '../passwords/set-password.ts';
import { verifyAddress } from '../email-verification/email-claims.ts';
import {
  findClaimants,
  countResetsSince,
  dropReset,
  findResetAccount,
  insertIssuedReset,
  insertReset,
  issueReset,
  lockWaitingReset,
  consumeReset,
} from './resets.repository.ts';
import { linkTokenHash, newLinkToken, tokenLink } from '../email-links/link-tokens.ts';
import { invalidatePasswordLinks } from '../email-links/invalidate-links.ts';
import { loginKey } from '@pailei/domain/accounts/login-key';
import { resetMail } from '../security-notices/security-mails.ts';
import { mailOwner, notifyOwner } from '../security-notices/security-notices.ts';
import { revokeAllSessions } from '../sessions/revoke-sessions.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';

const VALID_MS = RESET_MINUTES * 60_000;
const HOUR_MS = 3_600_000;
const MAX_PER_HOUR = 3;
/** Accounts that get a link each while nobody has verified the address. */
const CLAIMANTS_MAILED = 5;

export type ResetsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
};

export type ResetsService = ReturnType<typeof createResetsService>;

/**
 * Password reset by a link in the account's mail. A request is only written down here, and the worker looks for
 * its account: so the answer and its time say nothing of whether there is one.
 */
export function createResetsService({ db, publisher, now, sessions }: ResetsDeps) {
  async function ownerOf(tokenHash: string): Promise<AccountRow> {
    const id = await findResetAccount(db, tokenHash, now());
    const row = id === undefined ? undefined : await findAccount(db, id);
    if (!row) throw invalidToken();
    return row;
  }

  return {
    async request({ email }: BodyOf<typeof passwordResetApi.forgotPassword>): Promise<Record<string, never>> {
      const id = newId();
      await runTransaction(db, async (trx) => {
        await insertReset(trx, { id, email_key: loginKey(email) });
        await enqueueJobs(trx, [issuePasswordResetJob(id)]);
      });
      return {};
    },

    /** Throws unless the token may still be used, and does not use it. */
    async validate(token: string): Promise<Record<string, never>> {
      await ownerOf(linkTokenHash(token));
      return {};
    },

    /**
     * Uses the token up, ends every session and logs nobody in; the address that the link was sent to is verified by it.
     * A password that is refused leaves the token as it is.
     */
    async reset(body: BodyOf<typeof passwordResetApi.resetPassword>): Promise<Record<string, never>> {
      const tokenHash = linkTokenHash(body.token);
      const owner = await ownerOf(tokenHash);
      refuseWeakPassword(body.new_password, owner, 'new_password');
      const passwordHash = await hashPassword(body.new_password);
      const ended = await inTransaction({ db, publisher }, async (trx, log) => {
        const emailKey = await consumeReset(trx, tokenHash, now());
        if (emailKey === undefined) throw invalidToken();
        await verifyAddress(trx, log, { accountId: owner.id, emailKey, now: now() });
        const row = await lockAccount(trx, owner.id);
        if (!row) throw invalidToken();
        await setPasswordHash(trx, row.id, passwordHash, now());
        await invalidatePasswordLinks(trx, row.id, now());
        await notifyOwner(trx, log, row.id, 'password_reset');
        await mailOwner(trx, row, 'password_changed', now());
        return revokeAllSessions(trx, row.id, { reason: 'password_reset', now: now() });
      });
      for (const id of ended) sessions.forget(id);
      return {};
    },
  };
}

type Recipient = { id: string; username: string; email: string };

export type ResetIssuer = ReturnType<typeof createResetIssuer>;

/**
 * The worker's part. Writes the link to the account that has the address; while nobody has verified it, to each that claims
 * it. Three times an hour at most for one account; what leads nowhere is dropped in silence. `publicUrl` comes from the
 * settings and never from a request.
 */
export function createResetIssuer({ db, now, publicUrl }: { db: Db; now: () => string; publicUrl: string }) {
  const since = (ms: number) => new Date(Date.parse(now()) - ms).toISOString();

  async function recipients(trx: Trx, emailKey: string): Promise<AccountRow[]> {
    const owner = await findAddressOwner(trx, emailKey);
    return owner ? [owner] : findClaimants(trx, emailKey, CLAIMANTS_MAILED);
  }

  async function isAllowed(trx: Trx, accountId: string): Promise<boolean> {
    return (await countResetsSince(trx, accountId, since(HOUR_MS))) < MAX_PER_HOUR;
  }

  /** The first answers the request itself. */
  async function issue(trx: Trx, request: { id: string; email_key: string }, to: Recipient, isFirst: boolean) {
    const token = newLinkToken();
    const expires_at = since(-VALID_MS);
    const issued = { account_id: to.id, token_hash: linkTokenHash(token), expires_at };
    if (isFirst) await issueReset(trx, request.id, issued);
    else await insertIssuedReset(trx, { id: newId(), email_key: request.email_key, ...issued });
    const letter = resetMail(to.username, tokenLink(publicUrl, 'reset-password', token));
    await sendMail(trx, { ...letter, to: to.email, account_id: to.id, valid_until: expires_at });
  }

  return {
    issue(resetId: string): Promise<void> {
      return runTransaction(db, async (trx) => {
        const request = await lockWaitingReset(trx, resetId);
        if (!request) return;
        let issued = 0;
        for (const { id } of await recipients(trx, request.email_key)) {
          const row = await lockAccount(trx, id);
          if (row?.email_key !== request.email_key || row.email === null || !(await isAllowed(trx, id))) continue;
          await issue(trx, request, { ...row, email: row.email }, issued === 0);
          issued += 1;
        }
        if (issued === 0) await dropReset(trx, resetId);
      });
    },
  };
}

const invalidToken = () => fieldError(PASSWORD_RESET_ERRORS, 'reset_token_invalid', 'token');
