import type { Side } from '../../series/sides.ts';
import { DEFAULT_SUBSTITUTIONS, type BattleSettings } from '../settings.ts';
import type { BattleSide, BattleState } from '../types.ts';

/** How often a captain may replace a player in this battle. */
export const substitutionsOf = ({ substitutions = DEFAULT_SUBSTITUTIONS }: Pick<BattleSettings, 'substitutions'>) =>
  substitutions;

type Counted = Pick<BattleSide, 'substituted' | 'substitutions_left'>;

/** What each side begins with. A battle whose settings have no number counts none. */
export function firstSubstitutions({ substitutions }: Pick<BattleSettings, 'substitutions'>): Counted {
  return substitutions === undefined
    ? { substituted: false }
    : { substituted: substitutions === 0, substitutions_left: substitutions };
}

/** After one more. */
export function oneSubstitutionLess({ substitutions_left: left }: Counted): Counted {
  return left === undefined
    ? { substituted: true }
    : { substituted: left <= 1, substitutions_left: Math.max(0, left - 1) };
}

export function substitutionsLeft({ sides }: Pick<BattleState, 'sides'>, side: Side): number {
  const { substituted, substitutions_left } = sides[side];
  return substitutions_left ?? (substituted ? 0 : DEFAULT_SUBSTITUTIONS);
}

/** Why a side may make none; null: it may. */
export function noSubstitution(
  state: Pick<BattleState, 'sides' | 'settings'>,
  side: Side,
): 'already_substituted' | 'no_substitutions' | null {
  if (substitutionsLeft(state, side) > 0) return null;
  return substitutionsOf(state.settings) === 0 ? 'no_substitutions' : 'already_substituted';
}
