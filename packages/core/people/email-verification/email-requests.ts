import { VERIFICATIONS_A_DAY } from '@pailei/contracts/people/email-verification/email-verification.api';
import { AppError, ERRORS } from '@pailei/contracts/http/errors';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { issueEmailVerificationJob } from './issue-email-verification.job.ts';
import { insertVerification, verificationsSince } from './email-verifications.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** For all addresses that one account names. */
const ALL_A_DAY = 10;

class TooManyMailsError extends AppError {
  override name = 'TooManyMailsError';
  override readonly retryAfterSeconds: number;

  constructor(retryAtMs: number, now: string) {
    const [status, text] = ERRORS.rate_limited;
    super('rate_limited', status, text, { email: '验证邮件每分钟一封，每天最多五封' });
    this.retryAfterSeconds = Math.max(1, Math.ceil((retryAtMs - Date.parse(now)) / 1_000));
  }
}

/** Writes down that a link is wanted; the worker sends it, or does not. The account's row must be locked. */
export async function requestVerification(
  trx: Trx,
  claim: { account_id: string; email: string; email_key: string },
  now: string,
): Promise<void> {
  const asked = await asksOf(trx, claim.account_id, now);
  if (asked.length >= ALL_A_DAY) throw new TooManyMailsError((asked.at(-1)?.atMs ?? 0) + DAY_MS, now);
  const id = newId();
  await insertVerification(trx, { id, ...claim, created_at: now });
  await enqueueJobs(trx, [issueEmailVerificationJob(id)]);
}

/** Throws within a minute of the last mail to an address, and after five of a day. */
export async function refuseEarlyResend(trx: Trx, accountId: string, emailKey: string, now: string): Promise<void> {
  const asked = (await asksOf(trx, accountId, now)).filter(({ email_key }) => email_key === emailKey);
  const [newest] = asked;
  if (newest && Date.parse(now) - newest.atMs < MINUTE_MS) throw new TooManyMailsError(newest.atMs + MINUTE_MS, now);
  if (asked.length >= VERIFICATIONS_A_DAY) throw new TooManyMailsError((asked.at(-1)?.atMs ?? 0) + DAY_MS, now);
}

async function asksOf(trx: Trx, accountId: string, now: string) {
  const rows = await verificationsSince(trx, accountId, new Date(Date.parse(now) - DAY_MS).toISOString());
  return rows.map(({ email_key, created_at }) => ({ email_key, atMs: Date.parse(created_at) }));
}
