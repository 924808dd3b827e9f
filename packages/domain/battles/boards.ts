import { SIDES, type Side } from '../series/sides.ts';
import type { BattlePlayer, BattleState, Board } from './types.ts';

/** Counted in the score. */
export function isBoardOver({ status }: Board): boolean {
  return status === 'finished' || status === 'forfeited';
}

/** It has a match that is not over. */
export function isBoardRunning({ status }: Board): boolean {
  return status === 'open' || status === 'playing';
}

/** It will be played, or is. */
export function isBoardAwaited(board: Board): boolean {
  return isBoardRunning(board) || board.status === 'waiting';
}

/** Boards that the rules go by: all but those that a correction withdrew. */
export function standingBoards({ boards }: Pick<BattleState, 'boards'>): readonly Board[] {
  return boards.filter(({ status }) => status !== 'withdrawn');
}

/** Who plays for a side: in a relay, who plays now or played the last game. */
export function playerOf({ seats }: Pick<Board, 'seats'>, side: Side): BattlePlayer | null {
  const seat = seats.findLast((one) => one.side === side && one.role === 'player');
  return seat ? { account_id: seat.account_id, name: seat.name } : null;
}

/** Whether somebody plays on both boards. */
export function sharePlayer(one: Pick<Board, 'seats'>, other: Pick<Board, 'seats'>): boolean {
  return SIDES.some((side) => {
    const player = playerOf(one, side);
    return player !== null && player.account_id === playerOf(other, side)?.account_id;
  });
}

export function boardsWon(boards: readonly Board[], side: Side): number {
  return boards.filter((board) => isBoardOver(board) && board.winner === side).length;
}

/** Boards that a side lost, those included that both lost. */
export function boardsLost(boards: readonly Board[], side: Side): number {
  return boards.filter((board) => isBoardOver(board) && board.winner !== side).length;
}

export function gamesWon(boards: readonly Board[], side: Side): number {
  return boards.filter(isBoardOver).reduce((sum, { score }) => sum + score[side], 0);
}
