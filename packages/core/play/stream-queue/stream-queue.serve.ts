import { streamQueueTopic } from '@pailei/contracts/play/stream-queue/stream-queue.topic';
import { serveTopic } from '@pailei/live/registry';
import { readQueue } from './stream-queue.repository.ts';

/** What is on air, what comes next and what was shown. */
export const streamQueueTopicDefinition = serveTopic(streamQueueTopic, {
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => readQueue(trx),
});
