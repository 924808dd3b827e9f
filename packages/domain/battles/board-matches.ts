import { isBoardRunning } from './boards.ts';
import type { BattleState, Board } from './types.ts';

/** Its end was decided without its match, whose result does not count any more. */
export function hasLostItsMatch({ status, end_cause }: Board): boolean {
  return (
    ['withdrawn', 'not_played', 'abandoned'].includes(status) || end_cause === 'ruling' || end_cause === 'player_out'
  );
}

/** Ids of matches that ran for a board and count no more: whoever stores the decision cancels them. */
export function matchesToCancel(before: BattleState, after: BattleState): readonly string[] {
  const counting = after.boards.filter((board) => !hasLostItsMatch(board)).map(({ match_id }) => match_id);
  return before.boards.flatMap((board) =>
    isBoardRunning(board) && board.match_id !== null && !counting.includes(board.match_id) ? [board.match_id] : [],
  );
}

/** Boards whose match is new: whoever stores the decision creates it, with these seats. */
export function boardsToOpen(before: BattleState, after: BattleState): readonly Board[] {
  const known = before.boards.map(({ match_id }) => match_id);
  return after.boards.filter((board) => isBoardRunning(board) && !known.includes(board.match_id));
}
