import type { Referee } from '../../rulings/rulings.ts';
import type { Side } from '../../series/sides.ts';
import { isBoardRunning } from '../boards.ts';
import { isRotating } from '../formats/rules-of.ts';
import { boardsOf, sitsAt } from '../line-up/captain-options.ts';
import type { LineUp, LineUpPlayer, TeamRoster } from '../line-up/types.ts';
import type { BattleState } from '../types.ts';
import { changePlayer } from './change-player.ts';
import type { Turn } from '../decide/turn.ts';

const SYSTEM: Referee = { user_id: 'system', name: '系统' };
const REASON = '队员此时不能上场，由替补顶上';

const hindranceOf = ({ facts }: Turn, accountId: string) => facts.hindrance_of?.(accountId) ?? null;

export const isSuspended = (turn: Turn, accountId: string): boolean => hindranceOf(turn, accountId) === 'suspended';

/** People of a line-up as they were checked when it was locked. */
function asRoster({ players, bench, pool }: LineUp): TeamRoster {
  const members = [...players, ...bench].map((player) => ({
    ...player,
    joined_at: new Date(0).toISOString(),
    is_playing_elsewhere: false,
  }));
  return { members, locked_at: null, draft: null, last_used: null, pool };
}

/** Whether a player has had a board. In a relay all players share the only one. */
function hasHadBoard(state: BattleState, side: Side, accountId: string): boolean {
  return isRotating(state) ? state.boards.length > 0 : boardsOf(state, side, accountId).length > 0;
}

/** Those of the bench who can play now, in its order. */
function availableBench(turn: Turn, side: Side): readonly LineUpPlayer[] {
  const { sides, boards } = turn.state;
  return turn
    .lineUpOf(side)
    .bench.filter(
      ({ account_id }) =>
        !sides[side].out.includes(account_id) &&
        hindranceOf(turn, account_id) === null &&
        !boards.some((board) => isBoardRunning(board) && sitsAt(board, side, account_id)),
    );
}

/**
 * A player who cannot play when their board opens is replaced by the first of the bench who can, whatever the captain has substituted
 * already. Without one the player keeps the seat: the board of a suspended player is lost, and one who is still busy has the steps of
 * lateness to come.
 */
export function filled(turn: Turn, side: Side, player: LineUpPlayer | undefined): LineUpPlayer | null {
  if (!player) return null;
  const isFree = hindranceOf(turn, player.account_id) === null;
  if (isFree || hasHadBoard(turn.state, side, player.account_id)) return player;
  const lineUp = turn.lineUpOf(side);
  if (!lineUp.players.some(({ account_id }) => account_id === player.account_id)) return player;
  for (const candidate of availableBench(turn, side)) {
    const change = changePlayer(turn, side, { out: player, player: candidate, roster: asRoster(lineUp) });
    if ('violation' in change) continue;
    turn.emit('player_replaced', { side, ...change, by: SYSTEM, reason: REASON });
    return candidate;
  }
  return player;
}

/** The first player of a relay, whose whole line-up is filled before its only board opens. */
export function firstOfRelay(turn: Turn, side: Side): LineUpPlayer | null {
  for (const player of turn.lineUpOf(side).players) filled(turn, side, player);
  return relayPlayer(turn, side, 0);
}

/** Who plays the game of a relay after so many: the next in the circle who is not suspended. */
export function relayPlayer(turn: Turn, side: Side, played: number): LineUpPlayer | null {
  const order = turn.lineUpOf(side).players;
  const circle = order.map((_, step) => order[(played + step) % order.length]);
  return circle.find((player) => player && !isSuspended(turn, player.account_id)) ?? circle[0] ?? null;
}
