import type { MailKind } from '@pailei/contracts/site/mail/mail.api';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { sendMailJob } from './send-mail.job.ts';
import { insertMail } from './mail.repository.ts';

export type NewMail = {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  kind: MailKind;
  account_id?: string;
  /** The call to a match that it repeats. */
  notification_id?: string;
  /** ISO; after this it is not sent any more. */
  valid_until?: string;
};

/** Writes the mail into the log of this transaction; the worker sends it after the commit. Returns its id. */
export async function sendMail(trx: Trx, { to, text, subject, ...facts }: NewMail): Promise<string> {
  const id = newId();
  await insertMail(trx, { id, recipient: oneLine(to), subject: oneLine(subject), body: text, ...facts });
  await enqueueJobs(trx, [sendMailJob(id, 0)]);
  return id;
}

/** A line break in a header would begin another header. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
