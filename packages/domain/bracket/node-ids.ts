import type { Side } from '../series/types.ts';

const WINNERS_NODE = /^w(\d+)-(\d+)$/;

export const THIRD_PLACE_NODE = 'third';

/** The match at a place on the way to the title; `position` from 0, as in the node itself. It stands in logs and states for ever. */
export function winnersNode(round: number, position: number): string {
  return `w${round}-${position + 1}`;
}

/** The match that the winner at such a place goes on to. */
export function nextWinnersNode(round: number, position: number): string {
  return winnersNode(round + 1, Math.floor(position / 2));
}

/** The positions in the round before that the two sides of a match come from. */
export function positionsBefore(position: number): Readonly<Record<Side, number>> {
  return { a: 2 * position, b: 2 * position + 1 };
}

export type NodePlace = {
  readonly section: 'winners' | 'final' | 'third_place';
  /** The third place match has the number of the final. */
  readonly round: number;
  /** Within the round of the section, from 1. */
  readonly number: number;
};

/** What a node id says in a bracket of so many rounds. */
export function readNode(id: string, rounds: number): NodePlace {
  if (id === THIRD_PLACE_NODE) return { section: 'third_place', round: rounds, number: 1 };
  const [, round, number] = WINNERS_NODE.exec(id) ?? [];
  if (round === undefined || number === undefined) throw new Error(`${id} is no node of a bracket`);
  const place = { round: Number(round), number: Number(number) };
  return { section: place.round === rounds ? 'final' : 'winners', ...place };
}
