import { defineJob, type NewJob } from '../../ground/jobs/job.ts';

type Services = { mailDelivery: { deliver(mailId: string): Promise<void> } };

/** One try; the delivery schedules the next one. */
export const sendMail = defineJob({
  name: 'send-mail',
  fields: ['mail_id'],
  run: ({ mailDelivery }: Services, { mail_id }) => mailDelivery.deliver(mail_id),
});

/** `attempt` distinguishes one try from the next, so that the job that plans the next try does not swallow it. */
export const sendMailJob = (mailId: string, attempt: number, runAt?: string): NewJob =>
  sendMail.create({ mail_id: mailId }, { key: `${mailId}_${attempt}`, ...(runAt !== undefined && { run_at: runAt }) });
