import type { BattleState } from '@pailei/domain/battles/types';
import type { SeriesFormat } from '@pailei/domain/series/settings';
import { createPace } from '../connections/pace.ts';
import type { Comparison } from '../people/compare.ts';
import type { Staff } from '../run-tournament.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { timersAt } from '../tournament-plan.ts';
import { agreeOnBattle } from './agree-on-battle.ts';
import { shareTeamDecks } from './battle-members.ts';
import { battleTimersAt, offerOf, seriesOf } from './battle-offer.ts';
import type { BattlePlan } from './battle-options.ts';
import { playBattle, type BattleResult, type BattlesDeps } from './play-battle.ts';

type Pair = { challenger: SimulatedTeam; opponent: SimulatedTeam };

type Options = { plans: readonly BattlePlan[]; format: SeriesFormat; speed: number; seed: number };

export type BattlesResult = {
  battles: BattleState[];
  rulings: number;
  comparisons: Comparison[];
  /** What was missed or came twice, and scores that are not those of the boards. */
  faults: string[];
};

/** The first team meets the second one, the third the fourth, and so on; all battles are played at once, to their ends. */
export async function simulateBattles(
  deps: BattlesDeps,
  staff: Staff,
  teams: readonly SimulatedTeam[],
  options: Options,
): Promise<BattlesResult> {
  const pairs: Pair[] = teams.flatMap((challenger, index) => {
    const opponent = index % 2 === 0 ? teams[index + 1] : undefined;
    return opponent ? [{ challenger, opponent }] : [];
  });
  const results = await Promise.all(
    pairs.map((pair, index) => {
      const plan = options.plans[index % options.plans.length];
      if (!plan) throw new Error('there is nothing to play');
      return meet(deps, staff, { ...pair, plan, ...options, seed: options.seed + index });
    }),
  );
  return {
    battles: results.map(({ battle }) => battle),
    rulings: results.reduce((sum, { rulings }) => sum + rulings, 0),
    comparisons: results.flatMap(({ comparisons }) => comparisons),
    faults: results.flatMap(({ faults }) => faults),
  };
}

export type BattleRun = Pair & { plan: BattlePlan } & Omit<Options, 'plans'>;

/** Two teams come to an appointment and play. */
async function meet(deps: BattlesDeps, staff: Staff, run: BattleRun): Promise<BattleResult> {
  const { challenger, opponent, plan, format, speed, seed } = run;
  const pace = createPace(seed, speed);
  const teams = { a: challenger, b: opponent };
  await shareTeamDecks(pace, [challenger, opponent], seriesOf(plan, format));
  const offer = offerOf(plan, format, { timers: battleTimersAt(speed), series_timers: timersAt(speed) });
  const id = await agreeOnBattle(pace, { challenger, opponent, offer });
  return playBattle({ ...deps, pace }, staff, { id, teams }).ended;
}
