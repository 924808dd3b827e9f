import {
  FIFTH_PLACE_NODE,
  placementNode,
  positionsBefore,
  SEVENTH_PLACE_NODE,
  THIRD_PLACE_NODE,
  winnersNode,
} from './node-ids.ts';
import { bracketSize, seedPositions } from './seeding.ts';
import { BRACKET_ENTRANTS_MAX, BRACKET_ENTRANTS_MIN, type BracketNode, type Source } from './types.ts';

export type BracketOptions = {
  readonly entrants: number;
  readonly third_place: boolean;
  /** Whether those who lost in the quarter-finals play for the places 5 to 8. */
  readonly placement?: boolean | undefined;
};

/** Who comes out of a round, from top to bottom; null where a bye leaves nobody. */
export type BracketLine = readonly (Source | null)[];

/**
 * The matches of a single elimination for 2 to 1,024 entrants, rounds in order, so that a node's
 * sources always stand before it; the final is the last. A third place match needs two losing semi-finalists, so 4
 * entrants; the places from 5 on two losing quarter-finalists, so 6.
 */
export function createBracket({ entrants, third_place, placement = false }: BracketOptions): BracketNode[] {
  const nodes: BracketNode[] = [];
  let line = firstLine(entrants);
  for (let round = 1; line.length > 1; round++) {
    line = playWinnersRound(line, round, nodes);
  }
  const final = { ...(nodes.pop() as BracketNode), section: 'final' as const };
  if (third_place && entrants >= 4) nodes.push(thirdPlace(final.round));
  if (placement) nodes.push(...placementNodes(nodes, final.round));
  return [...nodes, final];
}

/**
 * The seeds as they stand in the first round.
 * @throws RangeError for fewer than 2 or more than 1,024
 */
export function firstLine(entrants: number): BracketLine {
  if (!Number.isInteger(entrants) || entrants < BRACKET_ENTRANTS_MIN || entrants > BRACKET_ENTRANTS_MAX) {
    throw new RangeError(
      `a bracket holds ${BRACKET_ENTRANTS_MIN} to ${BRACKET_ENTRANTS_MAX} entrants, not ${entrants}`,
    );
  }
  return seedPositions(bracketSize(entrants)).map((seed) => (seed <= entrants ? { kind: 'seed', seed } : null));
}

/** Adds the matches of one round on the way to the title, and returns the line of those who come out of it. */
export function playWinnersRound(line: BracketLine, round: number, nodes: BracketNode[]): BracketLine {
  const sides = (position: number) => {
    const before = positionsBefore(position);
    return { a: line[before.a] ?? null, b: line[before.b] ?? null };
  };
  return Array.from({ length: line.length / 2 }, (_, position) => {
    const place = { id: winnersNode(round, position), section: 'winners', round, position } as const;
    return playNode(place, sides(position), nodes);
  });
}

type NodePlace = Pick<BracketNode, 'id' | 'section' | 'round' | 'position'>;
type Sides = { readonly a: Source | null; readonly b: Source | null };

/** Adds the match where both sides come from somewhere, and returns who goes on from there: whoever has no opponent at once. */
export function playNode(place: NodePlace, { a, b }: Sides, nodes: BracketNode[]): Source | null {
  if (!a || !b) return a ?? b;
  const { id, section, round, position } = place;
  nodes.push({ id, section, group: 0, round, position, leg: 1, sources: { a, b } });
  return { kind: 'winner', node: id };
}

const loserOf = (node: string): Source => ({ kind: 'loser', node });

function thirdPlace(round: number): BracketNode {
  const sources = { a: loserOf(winnersNode(round - 1, 0)), b: loserOf(winnersNode(round - 1, 1)) };
  return { id: THIRD_PLACE_NODE, section: 'third_place', group: 0, round, position: 1, leg: 1, sources };
}

/** The losers of the quarter-finals that are played: two semi-finals of their own, and the matches for 5 and 7. */
function placementNodes(played: readonly BracketNode[], finalRound: number): BracketNode[] {
  const known = new Set(played.map(({ id }) => id));
  const losers = [0, 1, 2, 3].map((position) => {
    const id = winnersNode(finalRound - 2, position);
    return known.has(id) ? loserOf(id) : null;
  });
  const nodes: BracketNode[] = [];
  const section = 'placement';
  const winners = [0, 1].map((position) => {
    const place = { id: placementNode(position), section, round: finalRound - 1, position } as const;
    return playNode(place, { a: losers[2 * position] ?? null, b: losers[2 * position + 1] ?? null }, nodes);
  });
  const semis = new Set(nodes.map(({ id }) => id));
  const lost = [0, 1].map((position) => (semis.has(placementNode(position)) ? loserOf(placementNode(position)) : null));
  const last = { section, round: finalRound } as const;
  playNode({ id: FIFTH_PLACE_NODE, ...last, position: 0 }, { a: winners[0] ?? null, b: winners[1] ?? null }, nodes);
  playNode({ id: SEVENTH_PLACE_NODE, ...last, position: 1 }, { a: lost[0] ?? null, b: lost[1] ?? null }, nodes);
  return nodes;
}
