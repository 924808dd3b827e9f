import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import {
  MAIL_ERRORS,
  type Mail,
  type mailApi,
  type MailDetail,
  type MailKind,
} from '@pailei/contracts/site/mail/mail.api';
import type { Db } from '@pailei/db/client';
import type { MailMessageRow } from '@pailei/db/schema/mail';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { sendMailJob } from './send-mail.job.ts';
import { listMails, lockMail, requeueMail } from './mail.repository.ts';

export type MailService = ReturnType<typeof createMailService>;

/** The mail log as the admins see it. Whoever reads a mail or sends it again stands in the audit log. */
export function createMailService({ db, now }: { db: Db; now: () => string }) {
  return {
    async list(query: QueryOf<typeof mailApi.list>): Promise<DataOf<typeof mailApi.list>> {
      const { items, total } = await listMails(db, query);
      return { items: items.map((row) => mailView(row, now())), total, skip: query.skip, limit: query.limit };
    },

    get(actor: Actor, id: string): Promise<MailDetail> {
      return runTransaction(db, async (trx) => {
        const row = await lockMail(trx, id);
        if (!row) throw generalError('not_found');
        await recordAudit(trx, { actor, action: 'mail.read', ...auditTarget(row) });
        return { ...mailView(row, now()), text: row.body };
      });
    },

    retry(actor: Actor, id: string): Promise<Mail> {
      return runTransaction(db, async (trx) => {
        const row = await lockMail(trx, id);
        if (!row) throw generalError('not_found');
        if (!canRetry(row, now())) throw appError(MAIL_ERRORS, 'mail_not_retryable');
        const queued = await requeueMail(trx, id, now());
        await enqueueJobs(trx, [sendMailJob(id, Date.parse(now()))]);
        await recordAudit(trx, { actor, action: 'mail.retry', ...auditTarget(row) });
        return mailView(queued, now());
      });
    },
  };
}

function auditTarget(row: MailMessageRow) {
  const after = { to: row.recipient, subject: row.subject, state: row.state };
  return { target_type: 'mail', target_id: row.id, before: null, after, reason: null };
}

function canRetry(row: MailMessageRow, now: string): boolean {
  return (row.state === 'failed' || row.state === 'logged') && (row.valid_until === null || row.valid_until > now);
}

function mailView(row: MailMessageRow, now: string): Mail {
  const { id, recipient, subject, kind, state, attempts, error, created_at, sent_at } = row;
  const can_retry = canRetry(row, now);
  return { id, to: recipient, subject, kind: kind as MailKind, state, attempts, error, created_at, sent_at, can_retry };
}
