import type { TopicDefinition } from '@pailei/live/registry';
import { readFeatured } from './featured.repository.ts';

/** `system`: what every open page follows. */
export const systemTopicDefinition: TopicDefinition = {
  kind: 'system',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: (trx) => readFeatured(trx),
};
