import { asReferee } from '../../rulings/rulings.ts';
import { otherSide } from '../../series/decide/legal.ts';
import { SIDES } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import type { BattleCommandOf, Losers } from '../commands.ts';
import { isBoardOver, isBoardRunning, playerOf } from '../boards.ts';
import type { BattleEndCause, BattleState, Board } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { advance } from './advance.ts';
import { closeBoards, loseBattle } from './finish.ts';
import { asRefereeOfOpen, namedBoard } from './guards.ts';
import { scheduleBeforeStart } from './schedule.ts';
import { settleBoard } from './settle.ts';
import type { Turn } from './turn.ts';

const winnerAgainst = (losers: Losers) => (losers === 'both' ? null : otherSide(losers));

/** A board that runs or is over is lost by one side or both; its match, where it still runs, is cancelled. */
export function forfeitBoard(turn: Turn, command: BattleCommandOf<'forfeit_board'>): BattleViolation | undefined {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const before = turn.state;
  if (before.status === 'forfeited' || before.status === 'cancelled') return violation('battle_over');
  const named = namedBoard(before, command.board_number);
  if ('refused' in named) return named.refused;
  const board = named.ok;
  if (!isBoardRunning(board) && !isBoardOver(board)) return violation('board_not_open', { board_number: board.number });
  const winner = winnerAgainst(command.losers);
  if (board.end_cause === 'ruling' && board.winner === winner) return violation('same_result');
  turn.emit('board_forfeited', { board_number: board.number, winner, cause: 'ruling', ground: referee.ok });
  settleBoard(turn, before, board.number, referee.ok);
  return undefined;
}

function hasPlayerOut({ sides }: BattleState, board: Board): boolean {
  return SIDES.some((side) => sides[side].out.includes(playerOf(board, side)?.account_id ?? ''));
}

/** Takes back what a referee decided about a board: it is played with a new match. */
export function restoreBoard(turn: Turn, command: BattleCommandOf<'restore_board'>): BattleViolation | undefined {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const before = turn.state;
  if (before.status === 'forfeited' || before.status === 'cancelled') return violation('battle_over');
  const named = namedBoard(before, command.board_number);
  if ('refused' in named) return named.refused;
  const { number, status, end_cause } = named.ok;
  const isRuled = end_cause === 'ruling' || end_cause === 'player_out';
  if (status !== 'forfeited' || !isRuled) return violation('not_forfeited');
  if (hasPlayerOut(before, named.ok)) return violation('player_not_available');
  turn.emit('board_restored', { board_number: number, ground: referee.ok });
  settleBoard(turn, before, number, referee.ok);
  return undefined;
}

export function forfeitBattle(turn: Turn, command: BattleCommandOf<'forfeit_battle'>): BattleViolation | undefined {
  const referee = asRefereeOfOpen(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  loseBattle(turn, command.losers, 'ruling', referee.ok);
  return undefined;
}

/** Ends that were declared and can be taken back; a team that is too short stays so. */
const DECLARED: readonly (BattleEndCause | null)[] = ['forfeit', 'ruling', 'disqualification'];

/** Takes back a forfeit; the battle goes on from where its boards stand. */
export function reopenBattle(turn: Turn, { reason }: BattleCommandOf<'reopen'>): BattleViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  const { status, end_cause, started_at } = turn.state;
  if (status !== 'forfeited' || !DECLARED.includes(end_cause)) return violation('not_forfeited');
  const schedule =
    started_at === null ? scheduleBeforeStart(turn) : ({ status: 'playing', due_at: null, due_kind: null } as const);
  turn.emit('battle_reopened', { ...schedule, ground: referee.ok });
  advance(turn);
  return undefined;
}

export function cancelBattle(turn: Turn, { reason }: BattleCommandOf<'cancel'>): BattleViolation | undefined {
  const referee = asRefereeOfOpen(turn, reason);
  if ('refused' in referee) return referee.refused;
  closeBoards(turn);
  turn.emit('battle_cancelled', referee.ok);
  return undefined;
}
