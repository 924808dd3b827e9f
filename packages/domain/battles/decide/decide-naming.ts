import { violation } from '../../violation/violation.ts';
import type { BattleCommandOf } from '../commands.ts';
import type { BattleViolation } from '../violations.ts';
import { advance } from './advance.ts';
import { asCaptain } from './guards.ts';
import { lockPlayer, nameForAwaited, optionsIn } from './naming.ts';
import type { Turn } from './turn.ts';

/** The second of two names opens the board; a single one does so at once. */
export function namePlayer(turn: Turn, command: BattleCommandOf<'name_player'>): BattleViolation | undefined {
  const captain = asCaptain(turn);
  if ('refused' in captain) return captain.refused;
  const side = captain.ok;
  const { naming } = turn.state;
  if (!naming) return violation('nothing_to_name');
  const { board_number, account_id } = command;
  if (naming.board_number !== board_number) {
    return violation('stale_board', { board_number, awaited: naming.board_number });
  }
  if (naming.locked.some((one) => one.side === side)) return violation('already_locked');
  const options = optionsIn(turn, naming, side);
  if (!options) return violation('nothing_to_name');
  if (!options.some((player) => player.account_id === account_id)) return violation('player_not_available');
  lockPlayer(turn, { board_number, side, account_id, bySystem: false });
  advance(turn);
  return undefined;
}

/** Whoever has not named anybody plays with the first in the order of the line-up. */
export function missNaming(turn: Turn): void {
  const { naming } = turn.state;
  if (!naming) throw new Error('a naming is due that nobody has begun');
  nameForAwaited(turn, naming);
  advance(turn);
}
