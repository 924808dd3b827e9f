import { createBracket } from '@pailei/domain/tournament/bracket/create';
import { createDoubleBracket } from '@pailei/domain/tournament/bracket/create-double';
import { readyNodes, resolveBracket, resolvedNode, updateBracket } from '@pailei/domain/tournament/bracket/resolve';
import type { BracketNode, NodeMatch, ResolvedBracket } from '@pailei/domain/tournament/bracket/types';
import { median, timed } from './measure.ts';

export type Elimination = 'single_elimination' | 'double_elimination';

export type Times = {
  readonly create: number;
  readonly results: number;
};

export const entrantsOf = (players: number): string[] =>
  Array.from({ length: players }, (_, index) => `player ${index + 1}`);

export function nodesOf(type: Elimination, entrants: number): BracketNode[] {
  return type === 'single_elimination'
    ? createBracket({ entrants, third_place: false })
    : createDoubleBracket({ entrants, reset: false });
}

/** Creates a bracket, then gives the results one by one; after each, who plays where is known. */
export function playOurs(type: Elimination, entrants: readonly string[]): Times {
  let bracket: ResolvedBracket | undefined;
  const create = timed(() => {
    bracket = resolveBracket(nodesOf(type, entrants.length), entrants, {});
  });
  let current = bracket as ResolvedBracket;
  const results = timed(() => {
    for (const { node } of current.nodes) {
      const { a, b } = resolvedNode(current, node.id) ?? {};
      if (a?.kind !== 'entrant' || b?.kind !== 'entrant') throw new Error('a match without two sides');
      const match: NodeMatch = { a: a.id, b: b.id, result: 'a' };
      current = updateBracket(current, node.id, match);
    }
  });
  if (readyNodes(current).length > 0) throw new Error('the bracket is not over');
  return { create, results };
}

export function medians(times: readonly Times[]): Times {
  return { create: median(times.map(({ create }) => create)), results: median(times.map(({ results }) => results)) };
}
