import { SIDES, type Side } from '../series/sides.ts';
import { captainAction, type CaptainActionKind } from './next-action.ts';
import type { BattleState } from './types.ts';

const OWED: readonly CaptainActionKind[] = ['line_up', 'check_in', 'name_player'];

/** The sides that the running deadline is for: who has not locked a line-up, checked in or named a player yet. */
export function awaitedSides(state: BattleState): readonly Side[] {
  return state.due_at === null ? [] : SIDES.filter((side) => OWED.includes(captainAction(state, side).action));
}
