import { readyNodes, resolveBracket, updateBracket } from '../resolve.ts';
import type { BracketNode, NodeMatch, ResolvedBracket } from '../types.ts';

export const entrantsOf = (count: number) => Array.from({ length: count }, (_, index) => `s${index + 1}`);

/** Plays all that is ready until nothing is; `decide` names the result of a match. */
export function playAll(
  nodes: readonly BracketNode[],
  entrants: readonly string[],
  decide: (a: string, b: string, node: string) => NodeMatch['result'],
): { resolved: ResolvedBracket; matches: Record<string, NodeMatch> } {
  const matches: Record<string, NodeMatch> = {};
  let resolved = resolveBracket(nodes, entrants, matches);
  for (;;) {
    const ready = readyNodes(resolved);
    if (ready.length === 0) return { resolved, matches };
    for (const { node, a, b } of ready) {
      if (a.kind !== 'entrant' || b.kind !== 'entrant') throw new Error('ready without two sides');
      const match = { a: a.id, b: b.id, result: decide(a.id, b.id, node.id) };
      matches[node.id] = match;
      resolved = updateBracket(resolved, node.id, match);
    }
  }
}
