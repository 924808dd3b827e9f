import { substitutionsLeft, substitutionsOf } from '@pailei/domain/battles/seats/substitutions';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

/** `还剩 2 次`, `已用完`. */
export function substitutionsLeftText(state: BattleState, side: Side): string {
  if (substitutionsOf(state.settings) === 0) return '不能换人';
  const left = substitutionsLeft(state, side);
  return left === 0 ? '已用完' : `还剩 ${left} 次`;
}

/** Beside the name of a team: `换人还剩 2 次`. */
export function substitutionsNote(state: BattleState, side: Side): string {
  if (substitutionsOf(state.settings) === 0) return '本场不能换人';
  const left = substitutionsLeft(state, side);
  return left === 0 ? '换人已用' : `换人还剩 ${left} 次`;
}
