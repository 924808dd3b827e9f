import type { StaffView } from '@pailei/contracts/live-staff';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights';
import type { TopicDefinition } from '@pailei/live/registry';
import { findStalledEvents } from '../job-failures/index.ts';
import { casesOf, findMatchesWithCases } from '../matches/index.ts';

/** More than all tables of the largest events. */
const MOST_MATCHES = 1_000;

/** `staff`: what waits for a referee, and which events stand still. */
export const staffTopicDefinition: TopicDefinition = {
  kind: 'staff',
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('referee', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: (trx) => readStaffView(trx),
};

async function readStaffView(trx: Trx): Promise<StaffView> {
  const cases = (await findMatchesWithCases(trx, MOST_MATCHES)).flatMap(casesOf);
  const oldestFirst = cases.toSorted((one, other) => (one.opened_at < other.opened_at ? -1 : 1));
  return { cases: oldestFirst, stalled: await findStalledEvents(trx) };
}
