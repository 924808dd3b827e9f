import { SIDES } from '../../series/sides.ts';
import { bySide } from '../by-side.ts';
import type { Board, BoardPlan, NamingKind, SeatPlan } from '../types.ts';

/** Place `index` of both line-ups, from 0. */
export function inOrder(index: number): BoardPlan['seats'] {
  return bySide(() => ({ kind: 'order', index }));
}

/** `count` boards at the same time, board i between the i-th players. */
export function boardsInOrder(count: number): readonly BoardPlan[] {
  return Array.from({ length: count }, (_, index) => ({ kind: 'regular', round: 1, seats: inOrder(index) }));
}

export function named(
  naming: NamingKind,
  from: 'line_up' | 'team',
  without: readonly string[] = [],
): SeatPlan & { readonly kind: 'named' } {
  return { kind: 'named', naming, from, without };
}

/** The board that breaks a tie: both captains name a player, and both names are revealed together. */
export function tieBreaker(kind: 'ace' | 'decider', from: 'line_up' | 'team'): BoardPlan {
  return { kind, round: 2, seats: bySide(() => named(kind, from)) };
}

/** Sides of a plan whose captain has to name the player. */
export function namingSides({ seats }: BoardPlan): readonly ('a' | 'b')[] {
  return SIDES.filter((side) => seats[side].kind === 'named');
}

/** Boards that follow board `number`. */
export function boardsAfter(boards: readonly Board[], number: number): readonly Board[] {
  return boards.filter((board) => board.number > number);
}

/** What a seat says, whatever order a store gave its keys. */
function seatFacts(seat: SeatPlan): readonly unknown[] {
  switch (seat.kind) {
    case 'player':
      return [seat.kind, seat.player.account_id];
    case 'order':
      return [seat.kind, seat.index];
    case 'named':
      return [seat.kind, seat.naming, seat.from, seat.without];
    default:
      return seat satisfies never;
  }
}

const planFacts = ({ kind, round, seats }: BoardPlan) =>
  JSON.stringify([kind, round, seatFacts(seats.a), seatFacts(seats.b)]);

/** Whether two plans ask for the same board. */
export function isSamePlan(one: BoardPlan, other: BoardPlan | undefined): boolean {
  return other !== undefined && planFacts(one) === planFacts(other);
}
