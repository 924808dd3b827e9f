import { dashboardTopic } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { holdsRight } from '@pailei/domain/rights';
import { serveTopic } from '@pailei/live/registry';
import { readDashboard } from './dashboard.repository.ts';

/** The metrics of the dashboard, and the queue. */
export const dashboardTopicDefinition = serveTopic(dashboardTopic, {
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: (trx) => readDashboard(trx),
});
