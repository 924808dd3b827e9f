import type { Side } from '../../series/sides.ts';
import { sitsAt } from '../line-up/captain-options.ts';
import { checkLineUp } from '../line-up/check-line-up.ts';
import { withRosterNames } from '../line-up/default-line-up.ts';
import type { LineUp, LineUpPlayer, TeamRoster } from '../line-up/types.ts';
import type { BattlePlayer, BattleState } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import type { Turn } from '../decide/turn.ts';

/** A player that the opponent has not seen yet is changed without a name. */
function isShown({ sides, boards }: BattleState, side: Side, accountId: string): boolean {
  const { revealed } = sides[side].line_up;
  return (
    revealed.some((player) => player.account_id === accountId) || boards.some((one) => sitsAt(one, side, accountId))
  );
}

/** The player who leaves takes the place that the other one had on the bench. */
function exchanged({ players, bench, ...rest }: LineUp, out: LineUpPlayer, player: LineUpPlayer): LineUp {
  const benched = bench.filter(({ account_id }) => account_id !== player.account_id);
  return {
    ...rest,
    players: players.map((one) => (one.account_id === out.account_id ? player : one)),
    bench: [...benched, out],
  };
}

const shortForm = ({ account_id, name }: BattlePlayer): BattlePlayer => ({ account_id, name });

type Exchange = { readonly out: LineUpPlayer; readonly player: LineUpPlayer; readonly roster?: TeamRoster };
type Change = { readonly out: BattlePlayer | null; readonly player: BattlePlayer | null };

/** Puts the new line-up into the private table; what the log may say of it comes back. */
export function changePlayer(
  turn: Turn,
  side: Side,
  { out, player, roster = turn.facts.roster_of(side) }: Exchange,
): Change | BattleViolation {
  const changed = withRosterNames(exchanged(turn.lineUpOf(side), out, player), roster);
  const concerned: readonly unknown[] = [undefined, player.account_id];
  const problem = checkLineUp(turn.state.settings, roster, changed).find(
    ({ account_id, by }) => concerned.includes(account_id) || by === player.account_id,
  );
  if (problem) return problem;
  turn.keep({ kind: 'line_up', side, board_number: 0, line_up: changed });
  if (!isShown(turn.state, side, out.account_id)) return { out: null, player: null };
  const named = changed.players.find(({ account_id }) => account_id === player.account_id) ?? player;
  return { out: shortForm(out), player: shortForm(named) };
}
