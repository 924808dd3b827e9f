import type { TopicDefinition } from '@pailei/live/registry';
import { readQueue } from './stream-queue.repository.ts';

/** `stream`: what is on air, what comes next and what was shown. */
export const streamTopicDefinition: TopicDefinition = {
  kind: 'stream',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => readQueue(trx),
};
