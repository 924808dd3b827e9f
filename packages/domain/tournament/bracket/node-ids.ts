import type { FixturePosition } from '../stages/position.ts';
import type { Side } from '../../series/sides.ts';

export const THIRD_PLACE_NODE = 'third';
export const FIFTH_PLACE_NODE = 'fifth';
export const SEVENTH_PLACE_NODE = 'seventh';
export const GRAND_FINAL_NODE = 'final';
export const RESET_NODE = 'reset';

/** The match at a place on the way to the title; `position` from 0, as in the node itself. It stands in logs and states for ever. */
export function winnersNode(round: number, position: number): string {
  return `w${round}-${position + 1}`;
}

/** A match of the losers' bracket; `round` from 1 within it. */
export function losersNode(round: number, position: number): string {
  return `l${round}-${position + 1}`;
}

/** One of the two matches between losers of the quarter-finals. */
export function placementNode(position: number): string {
  return `place5-${position + 1}`;
}

/** The match that the winner at such a place goes on to. */
export function nextWinnersNode(round: number, position: number): string {
  return winnersNode(round + 1, Math.floor(position / 2));
}

/** The positions in the round before that the two sides of a match come from. */
export function positionsBefore(position: number): Readonly<Record<Side, number>> {
  return { a: 2 * position, b: 2 * position + 1 };
}

/** `number` is that within the round of the section, from 1. */
export type NodePlace = Omit<FixturePosition, 'stage'>;

const PLACED_NODE = /^(w|l|place5)(\d*)-(\d+)$/;

/** What a node id says in a single elimination of so many rounds. */
export function readNode(id: string, rounds: number): NodePlace {
  const last = { group: 0, round: rounds, leg: 1 };
  if (id === THIRD_PLACE_NODE) return { ...last, section: 'third_place', number: 1 };
  if (id === FIFTH_PLACE_NODE) return { ...last, section: 'placement', number: 1 };
  if (id === SEVENTH_PLACE_NODE) return { ...last, section: 'placement', number: 2 };
  const { line, round, number } = readPlaced(id);
  if (line === 'place5') return { ...last, section: 'placement', round: rounds - 1, number };
  if (line !== 'w') throw new Error(`${id} is no node of a bracket`);
  return { ...last, section: round === rounds ? 'final' : 'winners', round, number };
}

/** The same in a double elimination, where `winnersRounds` lead to the title without a loss. */
export function readDoubleNode(id: string, winnersRounds: number): NodePlace {
  const final = { group: 0, section: 'final', number: 1 } as const;
  if (id === GRAND_FINAL_NODE) return { ...final, round: 2 * winnersRounds, leg: 1 };
  if (id === RESET_NODE) return { ...final, round: 2 * winnersRounds + 1, leg: 2 };
  const { line, round, number } = readPlaced(id);
  if (line === 'w') return { group: 0, section: 'winners', round, number, leg: 1 };
  if (line === 'l') return { group: 0, section: 'losers', round: losersRound(round), number, leg: 1 };
  throw new Error(`${id} is no node of a double elimination`);
}

/** The round of the stage in which a round of the losers' bracket is played: its first needs the first losers. */
export function losersRound(round: number): number {
  return round + 1;
}

function readPlaced(id: string): { line: string; round: number; number: number } {
  const [, line, round, number] = PLACED_NODE.exec(id) ?? [];
  if (line === undefined || number === undefined) throw new Error(`${id} is no node of a bracket`);
  return { line, round: Number(round), number: Number(number) };
}
