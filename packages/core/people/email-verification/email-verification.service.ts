import {
  EMAIL_LINK_HOURS,
  EMAIL_VERIFICATION_ERRORS,
  type EmailLink,
  type EmailLinkState,
  type emailVerificationApi,
} from '@pailei/contracts/people/email-verification/email-verification.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError, fieldError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { EmailVerificationRow } from '@pailei/db/schema/account-security';
import { runTransaction, type Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { sendMail } from '../../site/mail/send-mail.ts';
import { findAccount, lockAccount, findAddressOwner } from '../accounts/accounts.reads.ts';
import { openClaim, verifyAddress } from './email-claims.ts';
import { refuseEarlyResend, requestVerification } from './email-requests.ts';
import {
  answerVerification,
  findVerification,
  findWaitingVerification,
  hasEarlierRequest,
} from './email-verifications.repository.ts';
import { linkTokenHash, newLinkToken, tokenLink } from '../email-links/link-tokens.ts';
import { addressTakenMail, verificationMail } from '../security-notices/security-mails.ts';

const VALID_MS = EMAIL_LINK_HOURS * 3_600_000;
const UNKNOWN: EmailLink = { state: 'unknown', username: null, email: null };

export type EmailVerificationDeps = { db: Db; publisher: Publisher; now: () => string };
export type EmailVerificationService = ReturnType<typeof createEmailVerificationService>;

/** Addresses proven by a link in a mail. Whoever opens it needs no login, but says so on the page: mail scanners open links too. */
export function createEmailVerificationService({ db, publisher, now }: EmailVerificationDeps) {
  return {
    async check(token: string): Promise<EmailLink> {
      const link = await findVerification(db, linkTokenHash(token));
      const row = link && (await findAccount(db, link.account_id));
      const state = stateOf(link, now());
      return link && row && state !== 'unknown' ? { state, username: row.username, email: link.email } : UNKNOWN;
    },

    async verify(token: string): Promise<DataOf<typeof emailVerificationApi.verify>> {
      const hash = linkTokenHash(token);
      const link = await findVerification(db, hash);
      const state = stateOf(link, now());
      if (!link || state !== 'open') throw refused(state);
      return inTransaction({ db, publisher }, async (trx, log) => {
        const claim = { accountId: link.account_id, emailKey: link.email_key, now: now() };
        if (!(await verifyAddress(trx, log, claim))) throw refused(stateOf(await findVerification(trx, hash), now()));
        const row = await findAccount(trx, link.account_id);
        return { username: row?.username ?? '', email: link.email };
      });
    },

    /** The same answer whether another account has the address or not. */
    resend(actor: Actor): Promise<DataOf<typeof emailVerificationApi.resend>> {
      return runTransaction(db, async (trx) => {
        const row = await lockAccount(trx, actor.user_id);
        if (!row) throw generalError('unauthorized');
        const claim = openClaim(row);
        if (!claim) throw appError(EMAIL_VERIFICATION_ERRORS, 'email_verified_already');
        await refuseEarlyResend(trx, row.id, claim.email_key, now());
        await requestVerification(trx, { account_id: row.id, ...claim }, now());
        return { email: claim.email };
      });
    },
  };
}

function stateOf(link: EmailVerificationRow | undefined, now: string): EmailLinkState {
  if (!link || link.expires_at === null || link.voided_at !== null) return 'unknown';
  if (link.used_at !== null) return 'used';
  return link.expires_at <= now ? 'expired' : 'open';
}

const REFUSALS = {
  open: 'email_link_unknown',
  unknown: 'email_link_unknown',
  used: 'email_link_used',
  expired: 'email_link_expired',
} as const satisfies Record<EmailLinkState, keyof typeof EMAIL_VERIFICATION_ERRORS>;

const refused = (state: EmailLinkState) => fieldError(EMAIL_VERIFICATION_ERRORS, REFUSALS[state], 'token');

export type EmailVerificationIssuer = ReturnType<typeof createEmailVerificationIssuer>;

/**
 * The worker's part. Sends the link, or mails the owner of an address that somebody else gave it as theirs: once for each
 * account that does. `publicUrl` comes from the settings and never from a request.
 */
export function createEmailVerificationIssuer(deps: { db: Db; now: () => string; publicUrl: string }) {
  const { db, now, publicUrl } = deps;

  async function sendLink(trx: Trx, { id, account_id, email }: EmailVerificationRow, username: string): Promise<void> {
    const token = newLinkToken();
    const expires_at = new Date(Date.parse(now()) + VALID_MS).toISOString();
    const answer = { answered_at: now(), token_hash: linkTokenHash(token), expires_at };
    if (!(await answerVerification(trx, id, answer))) return;
    const letter = verificationMail(username, email, tokenLink(publicUrl, 'verify-email', token));
    await sendMail(trx, { ...letter, to: email, account_id, valid_until: expires_at });
  }

  async function warnOwner(trx: Trx, request: EmailVerificationRow, newcomer: string): Promise<void> {
    const owner = await findAddressOwner(trx, request.email_key);
    const isFirst = !(await hasEarlierRequest(trx, request));
    if (!(await answerVerification(trx, request.id, { answered_at: now() }))) return;
    if (owner && owner.email !== null && isFirst)
      await sendMail(trx, { ...addressTakenMail(owner.username, newcomer), to: owner.email });
  }

  return {
    issue(verificationId: string): Promise<void> {
      return runTransaction(db, async (trx) => {
        const request = await findWaitingVerification(trx, verificationId);
        if (!request) return;
        const row = await lockAccount(trx, request.account_id);
        const isClaimed = row && openClaim(row)?.email_key === request.email_key;
        if (!isClaimed || isUnreadable(request.email_key))
          return void (await answerVerification(trx, request.id, { answered_at: now() }));
        const isTaken = (await findAddressOwner(trx, request.email_key)) !== undefined;
        await (isTaken ? warnOwner(trx, request, row.username) : sendLink(trx, request, row.username));
      });
    },
  };
}

/** RFC 2606: nobody has a mailbox there. The simulator's players name such addresses. */
const isUnreadable = (emailKey: string): boolean => emailKey.endsWith('.invalid');
