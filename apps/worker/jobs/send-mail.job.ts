import type { Job } from './job.ts';

/** One try; the delivery plans the next one by itself. */
export const sendMailJob: Job<'send-mail'> = {
  name: 'send-mail',
  run: ({ mailDelivery }, { mail_id }) => mailDelivery.deliver(mail_id),
};
