import { noticeText, NOTICES } from '@pailei/contracts/features/notice-text';
import { MAIL_KINDS } from '@pailei/contracts/site/mail/mail.api';
import type { Db } from '@pailei/db/client';
import { runTransaction, type Trx } from '@pailei/db/tx';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { sendMail } from '../../site/mail/send-mail.ts';
import { mailCallJob } from './mail-call.job.ts';
import { findCallToMail, findMailed, type ShownNotification } from './notifications.repository.ts';

/** Those of these notifications that their owners wish as mails as well. */
export async function queueMails(trx: Trx, rows: readonly ShownNotification[]): Promise<void> {
  const mailed = rows.filter(({ notice }) => NOTICES[notice.kind].isMailed);
  if (mailed.length === 0) return;
  const ids = await findMailed(
    trx,
    mailed.map(({ id }) => id),
  );
  await enqueueJobs(trx, ids.map(mailCallJob));
}

type CallMailerDeps = { db: Db; publicUrl: string };

/** Writes the mail of a call, once, to an address that is known to be its owner's. It is of no use after the call's deadline. */
export function createCallMailer({ db, publicUrl }: CallMailerDeps) {
  return {
    mail(notificationId: string): Promise<void> {
      return runTransaction(db, async (trx) => {
        const call = await findCallToMail(trx, notificationId);
        if (!call) return;
        const { account_id, email, username, notice } = call;
        const { title, text, link } = noticeText(notice);
        await sendMail(trx, {
          to: email,
          subject: `牌擂：${title}`,
          text: `${username}，你好：\n\n${text}。\n\n${publicUrl}${link}\n\n牌擂\n这封邮件由系统发出，请不要回复。不想再收到，可在「通知设置」里关闭。`,
          kind: MAIL_KINDS.find((kind) => kind === notice.kind) ?? 'match_ready',
          account_id,
          notification_id: notificationId,
          ...('due_at' in notice && notice.due_at !== null && { valid_until: notice.due_at }),
        });
      });
    },
  };
}
