import { boardsWon, gamesWon, standingBoards } from '../boards.ts';
import { bySide } from '../by-side.ts';
import type { Side } from '../../series/sides.ts';
import type { BattleRuling, BattleSide, BattleState, Board } from '../types.ts';

export function setSide(state: BattleState, side: Side, change: Partial<BattleSide>): BattleState {
  return { ...state, sides: { ...state.sides, [side]: { ...state.sides[side], ...change } } };
}

/** Every change of the boards also recounts the score from them. */
export function setBoards(state: BattleState, boards: readonly Board[]): BattleState {
  const standing = standingBoards({ boards });
  return {
    ...state,
    boards,
    score: bySide((side) => boardsWon(standing, side)),
    games: bySide((side) => gamesWon(standing, side)),
  };
}

export function setBoard(state: BattleState, number: number, change: Partial<Board>): BattleState {
  return changeBoards(state, [number], () => change);
}

/** What `change` says of each of the named boards. */
export function changeBoards(
  state: BattleState,
  numbers: readonly number[],
  change: (board: Board) => Partial<Board>,
): BattleState {
  return setBoards(
    state,
    state.boards.map((board) => (numbers.includes(board.number) ? { ...board, ...change(board) } : board)),
  );
}

type RulingSubject = Pick<BattleRuling, 'kind'> & Partial<Pick<BattleRuling, 'side' | 'board_number' | 'detail'>>;

export function recordRuling(
  state: BattleState,
  subject: RulingSubject,
  { reason, by, at }: Pick<BattleRuling, 'reason' | 'by' | 'at'>,
): BattleState {
  const ruling: BattleRuling = { side: null, board_number: null, detail: null, ...subject, reason, by, at };
  return { ...state, rulings: [...state.rulings, ruling] };
}

/** Where a referee stands behind it. */
export function recordGround(
  state: BattleState,
  subject: RulingSubject,
  { ground, at }: { readonly ground: Pick<BattleRuling, 'reason' | 'by'> | null; readonly at: string },
): BattleState {
  return ground ? recordRuling(state, subject, { reason: ground.reason, by: ground.by, at }) : state;
}
