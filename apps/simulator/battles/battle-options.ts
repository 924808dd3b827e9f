import {
  BATTLE_FORMATS,
  PLAYER_ORDERS,
  TEAM_SIZES,
  type BattleFormat,
  type BattleFormatCode,
} from '@pailei/domain/battles/settings';
import { formatWith, termsOf } from '@pailei/domain/battles/formats/format-terms';
import { offeredBestOf } from '@pailei/domain/battles/challenge/offered-settings';
import type { BestOf } from '@pailei/domain/series/settings';
import { STAGE_BEST_OF } from '@pailei/domain/tournament/stages/stage-base';
import { oneOf } from '../read-option.ts';

/** What two teams play. */
export type BattlePlan = { format: BattleFormat; best_of: BestOf };

export type BattleValues = { battle: string | undefined; boards: string; order: string; best_of: string | undefined };

const USUAL_BEST_OF = 3;
/** So that every battle is played to its last board, an ace and a revived player included. */
const PARAMETERS = { decided: 'all_played', tie: 'ace', revival: true, decider: 'board' } as const;

/** The battles that the pairs of teams play, by turns; none without `--battle`. Throws an error that names what is wrong. */
export function readBattlePlans({ battle, boards, order, best_of }: BattleValues): BattlePlan[] {
  if (battle === undefined) return [];
  const size = oneOf(TEAM_SIZES, Number(boards), '--boards');
  const playerOrder = oneOf(PLAYER_ORDERS, order, '--order');
  return battle.split(',').map((text) => {
    const code = oneOf(BATTLE_FORMATS, text, '--battle');
    return { format: formatWith(code, { ...PARAMETERS, size, order: playerOrder }), best_of: bestOf(code, best_of) };
  });
}

function bestOf(code: BattleFormatCode, given: string | undefined): BestOf {
  const offered = offeredBestOf(code);
  if (given !== undefined) return oneOf(offered, Number(given), `--best-of of ${code}`);
  const [first = USUAL_BEST_OF] = offered;
  return offered.includes(USUAL_BEST_OF) ? USUAL_BEST_OF : first;
}

/** How long a stage of an event has its boards, for the command line of stages. A relay has a length of its own. */
export function boardBestOf(plans: readonly BattlePlan[]): string {
  const wanted = plans[0]?.best_of;
  return String(STAGE_BEST_OF.find((one) => one === wanted) ?? USUAL_BEST_OF);
}

/** Members of a team that is to play this: one for the bench, or those who advise. */
export function teamSize({ format }: BattlePlan): number {
  return format.size + Math.max(1, termsOf(format).advisersMost);
}
