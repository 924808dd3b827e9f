import { dashboardTopic } from '@pailei/contracts/site/dashboard/dashboard.topic';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';
import { offerPlace, type Offer } from '../../ground/features/offers.ts';
import { readCounted } from './dashboard.repository.ts';

/** The id of the newest import of cards. */
export const newestImportPlace = offerPlace<(trx: Trx) => Promise<string | null>>('the newest import of the dashboard');

/** The metrics of the dashboard, the queue, and the newest import. */
export function dashboardTopicOf(offers: readonly Offer[]) {
  const newestImportId = newestImportPlace.one(offers);
  return serveTopic(dashboardTopic, {
    async authorize({ actor }) {
      if (!actor) return { allowed: false, code: 'unauthorized' };
      return holdsRight('admin', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
    },
    snapshot: async (trx) => ({ ...(await readCounted(trx)), card_import_id: await newestImportId(trx) }),
  });
}
