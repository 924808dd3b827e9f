import type { Db } from '@pailei/db/client';
import type { MailMessageRow } from '@pailei/db/schema/mail';
import { runTransaction } from '@pailei/db/tx';
import { recordArrival } from '../deliveries/record-arrival.ts';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { sendMailJob } from './send-mail.job.ts';
import { claimMail, settleMail } from './mail.repository.ts';
import type { SendSmtpMessage } from './smtp.ts';

/** Longer than a server may take to answer, so that nobody else takes a mail that is still being sent. */
const LEASE_MS = 120_000;
const MINUTE_MS = 60_000;
/** What passes before each further try. */
const PAUSES_MS = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];
const ERROR_MAX = 500;

export type MailDeliveryDeps = {
  db: Db;
  /** `undefined`: there is no mail server, and mails are kept readable in the log. */
  send: SendSmtpMessage | undefined;
  /** ISO, UTC. */
  now: () => string;
};

export type MailDelivery = ReturnType<typeof createMailDelivery>;

/** Sends mails: at least once, and almost never twice. What was sent leaves only its envelope in the log. */
export function createMailDelivery({ db, send, now }: MailDeliveryDeps) {
  const withTimeout = (ms: number) => new Date(Date.parse(now()) + ms).toISOString();

  async function settle(id: string, changes: Parameters<typeof settleMail>[2]): Promise<void> {
    await runTransaction(db, (trx) => settleMail(trx, id, changes));
  }

  async function fail({ id, attempts }: MailMessageRow, error: unknown): Promise<void> {
    const text = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
    const pauseMs = PAUSES_MS[attempts - 1];
    if (pauseMs === undefined) return settle(id, { state: 'failed', error: text });
    const next = withTimeout(pauseMs);
    await runTransaction(db, async (trx) => {
      if (await settleMail(trx, id, { error: text, next_try_at: next }))
        await enqueueJobs(trx, [sendMailJob(id, attempts, next)]);
    });
  }

  return {
    /** One try. A mail that is not due, or not there any more, is left alone. */
    async deliver(id: string): Promise<void> {
      const mail = await claimMail(db, id, now(), withTimeout(LEASE_MS));
      if (!mail) return;
      if (!send) return settle(id, { state: 'logged' });
      if (mail.valid_until !== null && mail.valid_until <= now())
        return settle(id, { state: 'failed', error: '邮件已过有效期，没有发送' });
      try {
        await send({ id, to: mail.recipient, subject: mail.subject, text: mail.body ?? '' });
      } catch (error) {
        return fail(mail, error);
      }
      await runTransaction(db, async (trx) => {
        await settleMail(trx, id, { state: 'sent', sent_at: now(), body: null, error: null });
        if (mail.notification_id !== null)
          await recordArrival(trx, { notification_ids: [mail.notification_id], channel: 'mail', now: now() });
      });
    },
  };
}
