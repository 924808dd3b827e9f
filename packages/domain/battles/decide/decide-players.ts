import type { Side } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import type { BattleCommandOf } from '../commands.ts';
import { isBoardOver, playerOf } from '../boards.ts';
import { isChain } from '../formats/rules-of.ts';
import { boardsOf, stayReason, type OpenBoards } from '../line-up/captain-options.ts';
import type { Board } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { advance } from './advance.ts';
import { changePlayer } from '../seats/change-player.ts';
import { noSubstitution } from '../seats/substitutions.ts';
import { asCaptain, asRefereeOfOpen } from './guards.ts';
import type { Turn } from './turn.ts';

/** A player whom the captain has just named, hidden, can't leave before the board opens. */
function isNamed(turn: Turn, side: Side, accountId: string): boolean {
  const { naming } = turn.state;
  const hasNamed = naming?.locked.some((one) => one.side === side);
  return naming !== null && hasNamed === true && turn.namedPlayer(side, naming.board_number) === accountId;
}

/**
 * From the bench, as often as the settings say, for a player whose board has not opened. Where all boards open together also for one who is absent
 * from the own board, until a game of it has a result: that board gets a new match.
 */
export function substitute(turn: Turn, command: BattleCommandOf<'substitute'>): BattleViolation | undefined {
  const captain = asCaptain(turn);
  if ('refused' in captain) return captain.refused;
  const side = captain.ok;
  if (!turn.state.sides[side].line_up.locked) return violation('line_up_open');
  const none = noSubstitution(turn.state, side);
  if (none) return violation(none);
  const { players, bench } = turn.lineUpOf(side);
  const out = players.find(({ account_id }) => account_id === command.out);
  if (!out) return violation('not_in_line_up');
  const player = bench.find(({ account_id }) => account_id === command.player);
  if (!player) return violation('not_on_bench');
  if (turn.state.sides[side].out.includes(command.player)) return violation('player_not_available');
  const stays = stayReason(turn.state, { side, account_id: command.out, open_board: openBoards(turn) });
  if (stays) return violation(stays);
  if (isNamed(turn, side, command.out)) return violation('player_named');
  const change = changePlayer(turn, side, { out, player });
  if ('violation' in change) return change;
  const boards = boardsOf(turn.state, side, command.out);
  turn.emit('substitution_made', { side, ...change });
  if (boards.some(({ status }) => status === 'open')) reopen(turn, boards);
  return undefined;
}

const openBoards = ({ facts }: Turn): OpenBoards => facts.open_board ?? (() => undefined);

/** The open ones of these boards get a new match, with the player who sits there now. */
function reopen(turn: Turn, boards: readonly Board[]): void {
  for (const { number } of boards.filter(({ status }) => status === 'open'))
    turn.emit('board_restored', { board_number: number, ground: null });
  advance(turn);
}

/**
 * By a referee, a member for somebody who is not playing at the moment. A board that is open but not begun gets a new
 * match, with the new player and his decks. Where the boards decide who plays next, somebody who has played can't be replaced any more.
 */
export function replacePlayer(turn: Turn, command: BattleCommandOf<'replace_player'>): BattleViolation | undefined {
  const referee = asRefereeOfOpen(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const { side, player } = command;
  if (!turn.state.sides[side].line_up.locked) return violation('line_up_open');
  const out = turn.lineUpOf(side).players.find(({ account_id }) => account_id === command.out);
  if (!out) return violation('not_in_line_up');
  const boards = boardsOf(turn.state, side, command.out);
  const isSeated = boards.some(
    (board) => board.status === 'playing' && playerOf(board, side)?.account_id === out.account_id,
  );
  if (isSeated) return violation('board_running');
  if (isChain(turn.state) && boards.some(isBoardOver)) return violation('player_has_board');
  if (isNamed(turn, side, command.out)) return violation('player_named');
  const change = changePlayer(turn, side, { out, player });
  if ('violation' in change) return change;
  turn.emit('player_replaced', { side, ...change, ...referee.ok });
  reopen(turn, boards);
  return undefined;
}
