import { defineJob, type NewJob } from '../../ground/jobs/job.ts';

type Services = { pushDelivery: { deliver(messageId: string): Promise<void> } };

/** One try; the delivery schedules the next one. */
export const sendPush = defineJob({
  name: 'send-push',
  fields: ['message_id'],
  run: ({ pushDelivery }: Services, { message_id }) => pushDelivery.deliver(message_id),
});

/** `attempt` distinguishes one try from the next, so that the job that plans the next try does not swallow it. */
export const sendPushJob = (messageId: string, attempt: number, runAt?: string): NewJob =>
  sendPush.create(
    { message_id: messageId },
    { key: `${messageId}_${attempt}`, ...(runAt !== undefined && { run_at: runAt }) },
  );
