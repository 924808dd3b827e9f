import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { logWeek } from './league-steps.ts';
import type { LeagueMoment } from './league.deps.ts';
import { closeWeek, lockWeeksOfBattles } from './league.repository.ts';

/** These battles are over, or count no more: nothing is agreed on and nothing waits any more. Others have no week. */
export async function closeLeagueWeeks(moment: LeagueMoment, battleIds: readonly string[]): Promise<void> {
  const { trx, log, now } = moment;
  for (const { fixture_id, ended_at } of await lockWeeksOfBattles(trx, battleIds)) {
    await closeWeek(trx, fixture_id, now);
    await logWeek(moment, fixture_id);
    if (ended_at !== null) log.add(staffTopic.of(), 'league_case_closed', { week_id: fixture_id });
  }
}
