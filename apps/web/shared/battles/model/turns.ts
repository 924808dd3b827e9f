import type { BattlePlayer, BattleState } from '@pailei/domain/battles/types';
import type { BySide, Side } from '@pailei/domain/series/sides';

import { newestBoard } from './newest-board.ts';

/** The games that two players meet in. `to` is null while they play. */
export type Turn = { readonly from: number; readonly to: number | null; readonly players: BySide<BattlePlayer | null> };

/** The turns of a relay, the first one first: another one begins wherever a seat does. */
export function turnsOf(state: BattleState): readonly Turn[] {
  const seats = newestBoard(state)?.seats.filter(({ role }) => role === 'player') ?? [];
  const starts = [...new Set(seats.map(({ from_game }) => from_game))].toSorted((x, y) => x - y);
  return starts.map((from, place) => {
    const next = starts[place + 1];
    const seatOf = (side: Side) =>
      seats.find((seat) => seat.side === side && seat.from_game <= from && from <= (seat.to_game ?? from)) ?? null;
    return { from, to: next === undefined ? null : next - 1, players: { a: seatOf('a'), b: seatOf('b') } };
  });
}
