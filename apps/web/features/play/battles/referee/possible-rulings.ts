import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { isBoardOver, isBoardRunning, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleEndCause, BattleState, Board } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';

/** What a referee can begin; each opens its dialog. */
export const REFEREE_ACTIONS = [
  'pause',
  'resume',
  'extend',
  'forfeit_board',
  'restore_board',
  'correct_board',
  'penalty',
  'replace_player',
  'forfeit_battle',
  'reopen',
  'cancel',
] as const;
export type RefereeAction = (typeof REFEREE_ACTIONS)[number];

/** Ends that a referee or a team declared. */
const DECLARED: readonly (BattleEndCause | null)[] = ['forfeit', 'ruling', 'disqualification'];

/** Boards whose result a ruling may decide. */
export const decidableBoards = (state: BattleState): readonly Board[] =>
  countsNoMore(state) ? [] : standingBoards(state).filter((board) => isBoardRunning(board) || isBoardOver(board));

/** Boards that a ruling has ended, and which can be played after all. */
export const restorableBoards = (state: BattleState): readonly Board[] =>
  countsNoMore(state)
    ? []
    : standingBoards(state).filter(
        ({ status, end_cause }) => status === 'forfeited' && (end_cause === 'ruling' || end_cause === 'player_out'),
      );

/** Boards with games whose result may be wrong. */
export const playedBoards = (state: BattleState): readonly Board[] =>
  decidableBoards(state).filter(({ match_id, status }) => match_id !== null && status !== 'open');

const countsNoMore = ({ status }: BattleState) => status === 'forfeited' || status === 'cancelled';

/** What makes sense in this state, so that nothing else is offered. The server decides. */
export function possibleActions(state: BattleState): readonly RefereeAction[] {
  const { status, due_at, end_cause, sides } = state;
  const isOpen = !isBattleOver(status);
  const possible: Readonly<Record<RefereeAction, boolean>> = {
    pause: isOpen && status !== 'paused',
    resume: status === 'paused',
    extend: due_at !== null,
    forfeit_board: decidableBoards(state).length > 0,
    restore_board: restorableBoards(state).length > 0,
    correct_board: playedBoards(state).length > 0,
    penalty: status !== 'cancelled',
    replace_player: isOpen && SIDES.some((side) => sides[side].line_up.locked),
    forfeit_battle: isOpen,
    reopen: status === 'forfeited' && DECLARED.includes(end_cause),
    cancel: isOpen,
  };
  return REFEREE_ACTIONS.filter((action) => possible[action]);
}
