import { isBoardOver, playerOf, standingBoards } from '@pailei/domain/battles/boards';
import type { BattlePlayer, BattleState, Board } from '@pailei/domain/battles/types';
import { SIDES, type BySide, type Side } from '@pailei/domain/series/sides';

import { knownPlayers, lineUpSize } from '../../../../../shared/battles/model/line-up-places.ts';

/** `out`: fell at the bar's end; `in_ring`: stands there; `waiting`: has not been there yet. */
type BarState = 'out' | 'in_ring' | 'waiting';

/** One stay of a player in the ring, from its first bout to its last. */
export type RingBar = {
  /** Columns, from 0; `to` is the first after it. */
  readonly from: number;
  readonly to: number;
  /** Null: hidden. */
  readonly player: BattlePlayer | null;
  readonly state: BarState;
  /** Bouts won in this stay. */
  readonly wins: number;
  /** Place in the line-up, from 0; null of somebody who came back. */
  readonly index: number | null;
};

export type RingChain = {
  /** Bouts, null where one may still come. */
  readonly bouts: readonly (Board | null)[];
  readonly bars: BySide<readonly RingBar[]>;
};

/** Columns are bouts; whoever waits is drawn in those that may still come. */
export function ringChain(state: BattleState): RingChain {
  const boards = standingBoards(state).filter(({ status }) => status !== 'not_played');
  const isOpen = state.result === null && state.status !== 'cancelled';
  const waiting = (side: Side) => (isOpen ? waitingCount(state, side, boards) : 0);
  // a player of each side is in the ring, or about to be
  const toCome = isOpen
    ? Math.max(waiting('a') + waiting('b') - (boards.length === 0 ? 1 : 0), waiting('a'), waiting('b'))
    : 0;
  const columns = boards.length + toCome;
  const bars = (side: Side) => [
    ...stays(state, boards, side),
    ...waitingBars(state, side, { from: boards.length, to: columns, count: waiting(side) }),
  ];
  return {
    bouts: Array.from({ length: columns }, (_, column) => boards[column] ?? null),
    bars: { a: bars('a'), b: bars('b') },
  };
}

function seated(boards: readonly Board[], side: Side): ReadonlySet<string> {
  return new Set(boards.flatMap((board) => playerOf(board, side)?.account_id ?? []));
}

function waitingCount(state: BattleState, side: Side, boards: readonly Board[]): number {
  return Math.max(0, lineUpSize(state, side) - seated(boards, side).size);
}

function stays(state: BattleState, boards: readonly Board[], side: Side): readonly RingBar[] {
  const order = knownPlayers(state, side).map(({ account_id }) => account_id);
  const found: RingBar[] = [];
  for (const [column, board] of boards.entries()) {
    const player = playerOf(board, side);
    const last = found.at(-1);
    const goesOn = last !== undefined && last.state === 'in_ring' && last.player?.account_id === player?.account_id;
    const isWon = isBoardOver(board) && board.winner === side;
    const state_: BarState = isBoardOver(board) && !isWon ? 'out' : 'in_ring';
    if (goesOn) found[found.length - 1] = { ...last, to: column + 1, state: state_, wins: last.wins + Number(isWon) };
    else {
      const isBack = player !== null && found.some((bar) => bar.player?.account_id === player.account_id);
      const index = player === null || isBack ? null : order.indexOf(player.account_id);
      found.push({ from: column, to: column + 1, player, state: state_, wins: Number(isWon), index });
    }
  }
  return found;
}

type Room = { readonly from: number; readonly to: number; readonly count: number };

/** A column each; the last one takes what is left. */
function waitingBars(state: BattleState, side: Side, { from, to, count }: Room): readonly RingBar[] {
  const known = knownPlayers(state, side);
  const size = lineUpSize(state, side);
  return Array.from({ length: count }, (_, place) => {
    const index = size - count + place;
    const isLast = place === count - 1;
    return {
      from: from + place,
      to: isLast ? to : from + place + 1,
      player: known[index] ?? null,
      state: 'waiting',
      wins: 0,
      index,
    };
  });
}

/** The side that fell in a bout; null while it is open, or where both did. */
export function fallenSide(bout: Board): Side | null {
  if (!isBoardOver(bout) || bout.winner === null) return null;
  return SIDES.find((side) => side !== bout.winner) ?? null;
}
