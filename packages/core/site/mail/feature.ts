import { MAIL_AUDITS } from '@pailei/contracts/site/mail/mail.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createMailDelivery } from './mail.delivery.ts';
import { createMailService } from './mail.service.ts';
import { findOverdueMails, trimMails } from './mail.sweep.ts';
import { sendMail, sendMailJob } from './send-mail.job.ts';
import { mailCalls } from './mail.calls.ts';

export const mailFeature = {
  name: 'mail',
  calls: [mailCalls],
  services: { mail: createMailService, mailDelivery: createMailDelivery },
  jobs: [sendMail],
  sweeps: [
    async (db, { overdue, limit }) =>
      (await findOverdueMails(db, overdue, limit)).map(({ id, attempts }) => sendMailJob(id, attempts)),
  ],
  trims: [trimMails],
  audits: MAIL_AUDITS.actions,
  target_names: {
    mail: (db, ids) => db.selectFrom('mail_message').select(['id', 'subject as name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
