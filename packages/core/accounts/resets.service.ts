import { ACCOUNT_SECURITY_ERRORS, RESET_MINUTES } from '@pailei/contracts/account-security';
import type { accountSecurityApi } from '@pailei/contracts/account-security';
import type { BodyOf } from '@pailei/contracts/endpoint';
import { AppError } from '@pailei/contracts/errors';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { runTransaction } from '@pailei/db/tx';
import type { Trx } from '@pailei/db/tx';
import { inTransaction } from '@pailei/live/transaction';
import type { Publisher } from '@pailei/live/publish';
import { enqueueJobs, issuePasswordResetJob } from '../jobs/index.ts';
import { sendMail } from '../mail/index.ts';
import { findAccount, findAccountByEmail, lockAccount, setPasswordHash } from './accounts.repository.ts';
import { refuseWeakPassword } from './common-passwords.ts';
import { loginKey } from './login-keys.ts';
import { hashPassword } from './passwords.ts';
import { newResetToken, resetLink, resetTokenHash } from './reset-tokens.ts';
import {
  countResetsSince,
  dropReset,
  findResetAccount,
  findWaitingReset,
  insertReset,
  issueReset,
  spendReset,
  voidResets,
} from './resets.repository.ts';
import { resetMail } from './security-mails.ts';
import { mailOwner, notifyOwner } from './security-notices.ts';
import { revokeAllSessions } from './sessions.repository.ts';
import type { SessionsService } from './sessions.service.ts';

const VALID_MS = RESET_MINUTES * 60_000;
const HOUR_MS = 3_600_000;
const MAX_PER_HOUR = 3;

export type ResetsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  sessions: Pick<SessionsService, 'forget'>;
};

export type ResetsService = ReturnType<typeof createResetsService>;

/**
 * Passwords set anew by whoever reads the account's mail. A request is only written down here, and the worker looks for
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
    async request({ email }: BodyOf<typeof accountSecurityApi.forgotPassword>): Promise<Record<string, never>> {
      const id = newId();
      await runTransaction(db, async (trx) => {
        await insertReset(trx, { id, email_key: loginKey(email) });
        await enqueueJobs(trx, [issuePasswordResetJob(id)]);
      });
      return {};
    },

    /** Throws unless the token may still be used, and does not use it. */
    async validate(token: string): Promise<Record<string, never>> {
      await ownerOf(resetTokenHash(token));
      return {};
    },

    /** Uses the token up, ends every session and logs nobody in. A password that is refused leaves the token as it is. */
    async reset(body: BodyOf<typeof accountSecurityApi.resetPassword>): Promise<Record<string, never>> {
      const tokenHash = resetTokenHash(body.token);
      const owner = await ownerOf(tokenHash);
      refuseWeakPassword(body.new_password, owner, 'new_password');
      const passwordHash = await hashPassword(body.new_password);
      const ended = await inTransaction({ db, publisher }, async (trx, log) => {
        const row = await lockAccount(trx, owner.id);
        if (!row || !(await spendReset(trx, tokenHash, now()))) throw invalidToken();
        await setPasswordHash(trx, row.id, passwordHash, now());
        await voidResets(trx, row.id, now());
        await notifyOwner(trx, log, row.id, 'password_reset');
        await mailOwner(trx, row, 'password_changed', now());
        return revokeAllSessions(trx, row.id, { reason: 'password_reset', now: now() });
      });
      for (const id of ended) sessions.forget(id);
      return {};
    },
  };
}

export type ResetIssuer = ReturnType<typeof createResetIssuer>;

/**
 * The worker's part. Writes the link to whoever owns the address, three times an hour at most; what leads nowhere is dropped in
 * silence. `publicUrl` comes from the settings and never from a request.
 */
export function createResetIssuer({ db, now, publicUrl }: { db: Db; now: () => string; publicUrl: string }) {
  const since = (ms: number) => new Date(Date.parse(now()) - ms).toISOString();

  async function issue(trx: Trx, resetId: string, row: AccountRow): Promise<void> {
    const token = newResetToken();
    const expires_at = since(-VALID_MS);
    if (!(await issueReset(trx, resetId, { account_id: row.id, token_hash: resetTokenHash(token), expires_at })))
      return;
    const letter = resetMail(row.username, resetLink(publicUrl, token));
    await sendMail(trx, { ...letter, to: row.email, account_id: row.id, valid_until: expires_at });
  }

  return {
    issue(resetId: string): Promise<void> {
      return runTransaction(db, async (trx) => {
        const request = await findWaitingReset(trx, resetId);
        if (!request) return;
        const found = await findAccountByEmail(trx, request.email_key);
        const row = found && (await lockAccount(trx, found.id));
        const isAllowed = row && (await countResetsSince(trx, row.id, since(HOUR_MS))) < MAX_PER_HOUR;
        await (row && isAllowed ? issue(trx, resetId, row) : dropReset(trx, resetId));
      });
    },
  };
}

function invalidToken(): AppError {
  const [status, text] = ACCOUNT_SECURITY_ERRORS.reset_token_invalid;
  return new AppError('reset_token_invalid', status, text, { token: text });
}
