import { positionsBefore, THIRD_PLACE_NODE, winnersNode } from './node-ids.ts';
import { bracketSize, seedPositions } from './seeding.ts';
import { BRACKET_ENTRANTS_MAX, BRACKET_ENTRANTS_MIN, type BracketNode, type Source } from './types.ts';

/**
 * The matches of a single elimination for 2 to 1,024 entrants, rounds in order, so that a node's
 * sources always stand before it. A third place match needs two losing semi-finalists, so 4 entrants.
 */
export function createBracket(options: { readonly entrants: number; readonly third_place: boolean }): BracketNode[] {
  const { entrants } = options;
  if (!Number.isInteger(entrants) || entrants < BRACKET_ENTRANTS_MIN || entrants > BRACKET_ENTRANTS_MAX) {
    throw new RangeError(
      `a bracket holds ${BRACKET_ENTRANTS_MIN} to ${BRACKET_ENTRANTS_MAX} entrants, not ${entrants}`,
    );
  }
  const size = bracketSize(entrants);
  const nodes: BracketNode[] = [];
  let line: (Source | null)[] = seedPositions(size).map((seed) => (seed <= entrants ? { kind: 'seed', seed } : null));
  for (let round = 1; line.length > 1; round++) {
    line = playRound(line, round, nodes);
  }
  if (options.third_place && entrants >= 4) insertThirdPlace(nodes);
  return nodes;
}

/** Adds the matches of one round, and returns the line of those who come out of it. */
function playRound(line: readonly (Source | null)[], round: number, nodes: BracketNode[]): (Source | null)[] {
  const next: (Source | null)[] = [];
  for (let position = 0; position < line.length / 2; position++) {
    const before = positionsBefore(position);
    const a = line[before.a] ?? null;
    const b = line[before.b] ?? null;
    if (!a || !b) {
      next.push(a ?? b);
      continue;
    }
    const id = winnersNode(round, position);
    nodes.push({ id, section: 'winners', round, position, sources: { a, b }, is_final: line.length === 2 });
    next.push({ kind: 'winner', node: id });
  }
  return next;
}

function insertThirdPlace(nodes: BracketNode[]): void {
  const final = nodes.pop() as BracketNode;
  const loserOf = (round: number, position: number): Source => ({ kind: 'loser', node: winnersNode(round, position) });
  const sources = { a: loserOf(final.round - 1, 0), b: loserOf(final.round - 1, 1) };
  nodes.push(
    { id: THIRD_PLACE_NODE, section: 'third_place', round: final.round, position: 1, sources, is_final: false },
    final,
  );
}
