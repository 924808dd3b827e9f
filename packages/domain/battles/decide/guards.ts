import { asReferee, type SignedReason } from '../../rulings/rulings.ts';
import type { Side } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import { isBattleOver } from '../battle-over.ts';
import { hasLostItsMatch } from '../board-matches.ts';
import type { BattleState, Board } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import type { Turn } from './turn.ts';

export type Checked<T> = { readonly ok: T } | { readonly refused: BattleViolation };

/** Refuses what comes after the end, and during a pause. */
export function refuseIdle({ status }: BattleState): BattleViolation | undefined {
  if (isBattleOver(status)) return violation('battle_over');
  return status === 'paused' ? violation('battle_paused') : undefined;
}

/** A captain's command on an open, unpaused battle. */
export function asCaptain(turn: Turn): Checked<Side> {
  const { actor } = turn.facts;
  if (actor.kind !== 'side') return { refused: violation('not_allowed') };
  const refused = refuseIdle(turn.state);
  return refused ? { refused } : { ok: actor.side };
}

/** A referee's command on a battle that is not over; a pause does not stop it. */
export function asRefereeOfOpen(turn: Turn, reason: string): Checked<SignedReason> {
  const referee = asReferee(turn, reason);
  if ('refused' in referee || !isBattleOver(turn.state.status)) return referee;
  return { refused: violation('battle_over') };
}

/** The board of a match that counts now, for a command that comes from the match itself. */
export function boardOfMatch(turn: Turn, matchId: string): Checked<Board> {
  const { state, facts } = turn;
  if (facts.actor.kind !== 'system') return { refused: violation('not_allowed') };
  if (state.status === 'forfeited' || state.status === 'cancelled') return { refused: violation('battle_over') };
  const board = state.boards.find(({ match_id }) => match_id === matchId);
  if (!board) return { refused: violation('unknown_match') };
  return hasLostItsMatch(board) ? { refused: violation('stale_match', { board_number: board.number }) } : { ok: board };
}

export function namedBoard(state: BattleState, number: number): Checked<Board> {
  const board = state.boards.find((one) => one.number === number);
  return board ? { ok: board } : { refused: violation('unknown_board', { board_number: number }) };
}
