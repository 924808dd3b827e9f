import { defineJob, type NewJob } from '../../ground/jobs/job.ts';

type Services = { callMailer: { mail(notificationId: string): Promise<void> } };

/** Mails a call to a match to whoever wishes so. */
export const mailCall = defineJob({
  name: 'mail-call',
  fields: ['notification_id'],
  run: ({ callMailer }: Services, { notification_id }) => callMailer.mail(notification_id),
});

export const mailCallJob = (notificationId: string): NewJob =>
  mailCall.create({ notification_id: notificationId }, { key: notificationId });
