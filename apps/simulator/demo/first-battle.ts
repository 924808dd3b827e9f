import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { BattleTimers } from '@pailei/domain/battles/settings';
import type { BattlePlan } from '../battles/battle-options.ts';
import { meetForDemo, type DemoDeps } from '../battles/demo-meeting.ts';
import { endBattleLeftovers } from '../battles/end-leftovers.ts';
import { createPace } from '../connections/pace.ts';
import { asError } from '../connections/refusals.ts';
import type { Account } from '../people/accounts.ts';
import type { Staff } from '../run-tournament.ts';
import { readTeams } from '../teams/read-teams.ts';
import { joinAsGuest } from './demo-guest.ts';

const PLAN: BattlePlan = { format: { code: 'boards', size: 3, decided: 'all_played', tie: 'ace' }, best_of: 3 };
/** No one has to follow it. */
const SPEED = 400;
const TIMERS: BattleTimers = { line_up: 10, check_in: 10, naming: 20 };

type Cast = { players: readonly Account[]; guest: Account | undefined };

/**
 * A battle that is over within the first minute, on a site that has none that was played: the second team challenges the first one,
 * in which the guest is vice captain for that long.
 */
export async function openBattles(deps: DemoDeps, staff: Staff, { players, guest }: Cast): Promise<void> {
  if (await hasPlayedBattle(staff)) return;
  const all = await readTeams(players);
  await endBattleLeftovers(staff, all);
  const [own, other] = all;
  if (!own || !other) return;
  const leave = guest && (await joinAsGuest(guest, { own, other }).catch((error) => deps.onError(asError(error))));
  try {
    const paced = { ...deps, pace: createPace(0, SPEED) };
    const meeting = { plan: PLAN, teams: { a: other, b: own }, timers: TIMERS, seconds: TIMERS.line_up };
    await (
      await meetForDemo(paced, staff, meeting)
    ).ended;
  } finally {
    await leave?.();
  }
}

async function hasPlayedBattle({ admin }: Pick<Staff, 'admin'>): Promise<boolean> {
  const { total } = await admin.site.call(battlesApi.list, { query: { list: 'finished', limit: '1' } });
  return total > 0;
}
