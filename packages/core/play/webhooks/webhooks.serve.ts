import { webhooksTopic } from '@pailei/contracts/play/webhooks/webhooks.topic';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';

/** That targets changed, or were sent something. */
export const webhooksTopicDefinition = serveTopic(webhooksTopic, {
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async () => ({}),
});
