import { holdsRight } from '@pailei/domain/rights';
import type { TopicDefinition } from '@pailei/live/registry';

/** `experts:admin`: that applications came or were answered. */
export const expertApplicationsTopicDefinition: TopicDefinition = {
  kind: 'expert_applications',
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async () => ({}),
};
