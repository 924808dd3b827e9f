import type { TopicDefinition } from '@pailei/live/registry';
import { readStatus } from './status.view.ts';

/** `status`: how the parts of the site are, for everybody. */
export const statusTopicDefinition: TopicDefinition = {
  kind: 'status',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => readStatus(trx),
};
