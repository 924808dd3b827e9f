import { violation } from '../../violation/violation.ts';
import { isBoardAwaited, isBoardOver, isBoardRunning, playerOf, sharePlayer } from '../boards.ts';
import { bySide } from '../by-side.ts';
import { SIDES, type BySide } from '../../series/sides.ts';
import type { BattleCommandOf } from '../commands.ts';
import { invalidBoards, isRotating } from '../formats/rules-of.ts';
import type { BattleState, Board } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { boardOfMatch } from './guards.ts';
import { relayPlayer } from '../seats/fill-seat.ts';
import { settleBoard } from './settle.ts';
import type { Turn } from './turn.ts';

const isScore = ({ a, b }: BySide<number>) => [a, b].every((wins) => Number.isSafeInteger(wins) && wins >= 0);

export function startBoard(turn: Turn, { match_id }: BattleCommandOf<'start_board'>): BattleViolation | undefined {
  const found = boardOfMatch(turn, match_id);
  if ('refused' in found) return found.refused;
  if (found.ok.status !== 'open') return violation('board_not_open', { board_number: found.ok.number });
  turn.emit('board_started', { board_number: found.ok.number });
  return undefined;
}

/** In a relay a game that counts brings the next players; a replay of a draw keeps them. */
function rotate(turn: Turn, { number, seats }: Board, score: BySide<number>, fromGame: number): void {
  const played = score.a + score.b;
  const players = bySide((side) => {
    const next = relayPlayer(turn, side, played);
    if (!next) throw new Error(`side ${side} has no player for game ${fromGame}`);
    return { account_id: next.account_id, name: next.name };
  });
  const isSeated = SIDES.every((side) => playerOf({ seats }, side)?.account_id === players[side].account_id);
  if (!isSeated) turn.emit('relay_turn_started', { board_number: number, from_game: fromGame, players });
}

/** Games are numbered on and on: the next one comes after those that count, and never before one that had its players. */
function isNextGame({ seats }: Board, { score, next_game }: BattleCommandOf<'progress_board'>): boolean {
  const seated = Math.max(...seats.map(({ from_game }) => from_game));
  return Number.isSafeInteger(next_game) && next_game > score.a + score.b && next_game >= seated;
}

export function progressBoard(turn: Turn, command: BattleCommandOf<'progress_board'>): BattleViolation | undefined {
  const found = boardOfMatch(turn, command.match_id);
  if ('refused' in found) return found.refused;
  const board = found.ok;
  const { score, next_game } = command;
  if (board.status !== 'playing') return violation('board_not_open', { board_number: board.number });
  if (!isScore(score) || !isNextGame(board, command)) return violation('invalid_result');
  if (board.score.a !== score.a || board.score.b !== score.b) {
    turn.emit('board_progressed', { board_number: board.number, score });
  }
  if (isRotating(turn.state)) rotate(turn, board, score, next_game);
  return turn.outcome().events.length > 0 ? undefined : violation('same_result');
}

/** A score always has a winner, a board that nobody came to or that was cancelled never. */
function isEnd({ winner, cause }: BattleCommandOf<'finish_board'>): boolean {
  if (cause === 'score') return winner !== null;
  return winner === null || (cause !== 'both_absent' && cause !== 'cancelled');
}

function isSameResult(board: Board, { winner, score, cause }: BattleCommandOf<'finish_board'>): boolean {
  const { a, b } = board.score;
  return board.winner === winner && a === score.a && b === score.b && board.end_cause === cause;
}

/** A result, or another one for a board that has one. What hangs on the board follows. */
export function finishBoard(turn: Turn, command: BattleCommandOf<'finish_board'>): BattleViolation | undefined {
  const before = turn.state;
  const found = boardOfMatch(turn, command.match_id);
  if ('refused' in found) return found.refused;
  const board = found.ok;
  const { winner, score, cause, ground } = command;
  if (!isScore(score) || !isEnd(command)) return violation('invalid_result');
  const result = { board_number: board.number, winner, score, cause };
  if (isBoardRunning(board)) turn.emit('board_finished', result);
  else if (isSameResult(board, command)) return violation('same_result');
  else turn.emit('board_corrected', { ...result, ground });
  settleBoard(turn, before, board.number, ground);
  return undefined;
}

/** A board that has to end before this one may go on: it comes first in a chain, or has one of its players. */
function boardInTheWay(turn: Turn, before: BattleState, board: Board): Board | undefined {
  const gone = invalidBoards(before, turn.state, board.number).map(({ number }) => number);
  const others = turn.state.boards.filter((one) => one.number !== board.number);
  if (gone.includes(board.number)) return others.find(isBoardAwaited);
  return others.find((one) => isBoardRunning(one) && !gone.includes(one.number) && sharePlayer(one, board));
}

/** Refused while a board is in its way that has nothing to do with it: nobody plays twice at once. */
export function reopenBoard(turn: Turn, command: BattleCommandOf<'reopen_board'>): BattleViolation | undefined {
  const before = turn.state;
  const found = boardOfMatch(turn, command.match_id);
  if ('refused' in found) return found.refused;
  const board = found.ok;
  if (!isBoardOver(board)) return violation('board_not_over', { board_number: board.number });
  turn.emit('board_reopened', { board_number: board.number, ground: command.ground });
  const other = boardInTheWay(turn, before, board);
  if (other) return violation('board_in_the_way', { board_number: other.number });
  settleBoard(turn, before, board.number, command.ground);
  return undefined;
}
