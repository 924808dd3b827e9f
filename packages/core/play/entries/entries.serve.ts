import { entriesTopic } from '@pailei/contracts/play/entries/entries.topic';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';

/** That entries came, were answered or left. */
export const entriesTopicDefinition = serveTopic(entriesTopic, {
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: async () => ({}),
});
