import { staffTopic, type StaffView } from '@pailei/contracts/play/staff/staff.topic';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import { serveTopic } from '@pailei/live/registry';
import { findOpenDrafts } from '../tournaments/round-drafts/open-drafts.reads.ts';
import { findStalledEvents } from './stalled-events.ts';
import { readCallCases } from '../battles/calls/change-calls.ts';
import { readLeagueCases } from '../league/league-views.ts';
import { readChatReportCases } from '../chat/chat-reports.reads.ts';
import { findClaims } from '../matches/calls/match-calls.reads.ts';
import { findMatchesWithCases } from '../matches/find-matches.ts';
import { readCasesOf } from '../matches/commands/cases.ts';
import { readMatchCallCases } from '../matches/calls/change-calls.ts';

/** More than all tables of the largest events. */
const MAX_MATCHES = 1_000;
/** Two for each battle that could be played at a time. */
const MAX_CALLS = 1_000;
/** More than a whole evening of quarrels. */
const MAX_REPORTS = 500;
/** More than leagues have fixtures at a time. */
const MAX_WEEKS = 500;
/** More than there are events at a time. */
const MAX_DRAFTS = 200;

/** What waits for a referee, and which events are stalled. */
export const staffTopicDefinition = serveTopic(staffTopic, {
  async authorize({ actor }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return holdsRight('referee', actor) ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  snapshot: (trx) => readStaffView(trx),
});

async function readStaffView(trx: Trx): Promise<StaffView> {
  const games = await readCasesOf(trx, await findMatchesWithCases(trx, MAX_MATCHES));
  const oldestFirst = [
    ...games,
    ...(await readCallCases(trx, MAX_CALLS)),
    ...(await readMatchCallCases(trx, MAX_CALLS)),
    ...(await readChatReportCases(trx, MAX_REPORTS)),
    ...(await readLeagueCases(trx, MAX_WEEKS)),
  ].toSorted((one, other) => (one.opened_at < other.opened_at ? -1 : 1));
  return {
    cases: oldestFirst,
    stalled: await findStalledEvents(trx),
    drafts: await findOpenDrafts(trx, MAX_DRAFTS),
    claims: await findClaims(trx, MAX_MATCHES),
  };
}
