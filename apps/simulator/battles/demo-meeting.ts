import type { BattleTimers } from '@pailei/domain/battles/settings';
import type { SeriesTimers } from '@pailei/domain/series/settings';
import type { Pace } from '../connections/pace.ts';
import type { Staff } from '../run-tournament.ts';
import { challengeTeam } from '../teams/challenge-team.ts';
import { shareTeamDecks } from './battle-members.ts';
import { offerOf, seriesOf } from './battle-offer.ts';
import type { DemoEdition } from './demo-editions.ts';
import { playBattle, type BattlesDeps } from './play-battle.ts';

/** `series_timers`: of the boards. */
export type DemoDeps = BattlesDeps & { series_timers: SeriesTimers };

type Meeting = Pick<DemoEdition, 'plan' | 'teams'> & {
  timers: BattleTimers;
  /** From now to the start. */
  seconds: number;
};

/** Two teams of the demonstration agree on a battle and play it. */
export async function meetForDemo(
  deps: DemoDeps & { pace: Pace },
  staff: Staff,
  { plan, teams, timers, seconds }: Meeting,
): Promise<ReturnType<typeof playBattle>> {
  const { pace, series_timers } = deps;
  await shareTeamDecks(pace, [teams.a, teams.b], seriesOf(plan, 'conquest'));
  const offer = offerOf(plan, 'conquest', { timers, series_timers });
  const starts_at = new Date(Date.now() + seconds * 1_000).toISOString();
  const id = await challengeTeam({ challenger: teams.a, opponent: teams.b }, { ...offer, slots: [starts_at] });
  return playBattle(deps, staff, { id, teams });
}
