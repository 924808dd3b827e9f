import { asReferee } from '../../rulings/rulings.ts';
import { otherSide } from '../../series/decide/legal.ts';
import type { Side } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import type { BattleCommandOf } from '../commands.ts';
import { isBoardRunning, playerOf } from '../boards.ts';
import type { BattlePlayer } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { loseBattle } from './finish.ts';
import { asRefereeOfOpen, type Checked } from './guards.ts';
import { settleBoard } from './settle.ts';
import type { Turn } from './turn.ts';

/** A member of the team, in the line-up or not: a penalty tells nothing of what is hidden. */
function memberOf(turn: Turn, side: Side, accountId: string): Checked<BattlePlayer> {
  const found = turn.facts.roster_of(side).members.find(({ account_id }) => account_id === accountId);
  if (!found) return { refused: violation('not_a_member', { account_id: accountId }) };
  return { ok: { account_id: found.account_id, name: found.name } };
}

/** A warning stands in the record and changes nothing else; it may also follow the battle's end. */
export function warn(turn: Turn, { side, account_id, reason }: BattleCommandOf<'warn'>): BattleViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  if (turn.state.status === 'cancelled') return violation('battle_over');
  const member = account_id === null ? { ok: null } : memberOf(turn, side, account_id);
  if ('refused' in member) return member.refused;
  turn.emit('penalty_given', { side, kind: 'warning', player: member.ok, ...referee.ok });
  return undefined;
}

/** A team loses the battle; a player loses the board that runs and every one that would follow. */
export function disqualify(turn: Turn, command: BattleCommandOf<'disqualify'>): BattleViolation | undefined {
  const referee = asRefereeOfOpen(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const { side, account_id } = command;
  if (account_id === null) {
    turn.emit('penalty_given', { side, kind: 'disqualification', player: null, ...referee.ok });
    loseBattle(turn, side, 'disqualification', null);
    return undefined;
  }
  const member = memberOf(turn, side, account_id);
  if ('refused' in member) return member.refused;
  if (turn.state.sides[side].out.includes(account_id)) return violation('already_out');
  turn.emit('penalty_given', { side, kind: 'disqualification', player: member.ok, ...referee.ok });
  loseRunningBoard(turn, side, account_id);
  return undefined;
}

function loseRunningBoard(turn: Turn, side: Side, accountId: string): void {
  const before = turn.state;
  const running = before.boards.find(
    (board) => isBoardRunning(board) && playerOf(board, side)?.account_id === accountId,
  );
  if (!running) return;
  const { number } = running;
  turn.emit('board_forfeited', { board_number: number, winner: otherSide(side), cause: 'player_out', ground: null });
  settleBoard(turn, before, number, null);
}

/** Takes a player's disqualification back; the penalty stays on record. */
export function reinstatePlayer(
  turn: Turn,
  { side, account_id, reason }: BattleCommandOf<'reinstate_player'>,
): BattleViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  if (turn.state.status === 'cancelled') return violation('battle_over');
  if (!turn.state.sides[side].out.includes(account_id)) return violation('not_out');
  const member = memberOf(turn, side, account_id);
  if ('refused' in member) return member.refused;
  turn.emit('player_reinstated', { side, player: member.ok, ...referee.ok });
  return undefined;
}
