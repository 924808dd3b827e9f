import { expertsTopic } from '@pailei/contracts/people/experts/experts.topic';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';

/** That applications came or were answered. */
export const expertsTopicDefinition = serveTopic(expertsTopic, {
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async () => ({}),
});
