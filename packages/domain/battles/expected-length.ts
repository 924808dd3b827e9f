import { periodFrom, type Period } from '../availability/index.ts';
import type { BestOf } from '../series/settings.ts';
import { roundMinutes } from '../stages/graph/round-minutes.ts';
import type { BattleFormat, BattleSettings } from './settings.ts';

/** Boards of a chain for each player of a team: more than one loses on the way, but seldom all of both teams. */
const CHAIN_BOARDS_PER_PLAYER = 1.5;

type Boards = { readonly regular: number; readonly deciding: number };

/** How many boards are expected to be played one after another. */
function boardsInTurn(format: BattleFormat): Boards {
  switch (format.code) {
    case 'boards':
      return { regular: 1, deciding: format.tie === 'draw' ? 0 : 1 };
    case 'two_v_two':
      return { regular: 1, deciding: format.decider === 'board' ? 1 : 0 };
    case 'relay':
    case 'co_op':
      return { regular: 1, deciding: 0 };
    case 'scheveningen':
      return { regular: format.size, deciding: 0 };
    case 'winner_stays':
    case 'conquest_team':
      return { regular: Math.ceil(format.size * CHAIN_BOARDS_PER_PLAYER), deciding: 0 };
    default:
      return format satisfies never;
  }
}

export const expectedMatchMinutes = ({ best_of }: { readonly best_of: BestOf }): number => roundMinutes(best_of);

export function expectedMinutes({ format, series, decider_series }: BattleSettings): number {
  const { regular, deciding } = boardsInTurn(format);
  return regular * expectedMatchMinutes(series) + deciding * expectedMatchMinutes(decider_series);
}

/** From the start of a battle to its expected end. */
export const expectedPeriod = (settings: BattleSettings, starts_at: string): Period =>
  periodFrom(starts_at, expectedMinutes(settings));
