import { holdsRight } from '@pailei/domain/rights';
import type { TopicDefinition } from '@pailei/live/registry';
import { readOverview } from './overview.repository.ts';

/** `admin`: the figures of the admin's first page, and the queue. */
export const adminTopicDefinition: TopicDefinition = {
  kind: 'admin',
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: (trx) => readOverview(trx),
};
