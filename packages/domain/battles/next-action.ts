import type { Side } from '../series/sides.ts';
import { isBattleOver } from './battle-over.ts';
import { namingSides } from './formats/seat-plans.ts';
import type { BattleState } from './types.ts';

export const CAPTAIN_ACTIONS = [
  'line_up',
  'check_in',
  'name_player',
  'wait_opponent',
  'wait_start',
  'follow',
  'paused',
  'done',
] as const;
export type CaptainActionKind = (typeof CAPTAIN_ACTIONS)[number];

/** The one next thing for a team to do or wait for, with its countdown. */
export type CaptainAction = {
  readonly action: CaptainActionKind;
  /** The board that a player is named for. */
  readonly board_number: number | null;
  readonly due_at: string | null;
};

function duringPlay({ naming }: BattleState, side: Side): CaptainActionKind {
  if (!naming) return 'follow';
  const isAsked = namingSides(naming.plan).includes(side) && !naming.locked.some((one) => one.side === side);
  return isAsked ? 'name_player' : 'wait_opponent';
}

function beforePlay({ status, sides, settings, due_kind }: BattleState, side: Side): CaptainActionKind {
  const { line_up, checked_in } = sides[side];
  if (status === 'check_in') return checked_in.length < settings.check_in_members ? 'check_in' : 'wait_start';
  if (!line_up.locked) return 'line_up';
  return due_kind === 'line_up' ? 'wait_opponent' : 'wait_start';
}

export function captainAction(state: BattleState, side: Side): CaptainAction {
  return { action: actionKind(state, side), board_number: state.naming?.board_number ?? null, due_at: state.due_at };
}

function actionKind(state: BattleState, side: Side): CaptainActionKind {
  if (isBattleOver(state.status)) return 'done';
  if (state.status === 'paused') return 'paused';
  return state.status === 'playing' ? duringPlay(state, side) : beforePlay(state, side);
}
