import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';

/** That events, series or templates changed, also those that nobody else may know of. */
export const managedTopicDefinition = serveTopic(managedTopic, {
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async () => ({}),
});
