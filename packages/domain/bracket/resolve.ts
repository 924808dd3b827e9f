import { bracketPlacements } from './placements.ts';
import type { BracketNode, NodeMatch, ResolvedBracket, ResolvedNode, Slot, Source } from './types.ts';

const OPEN: Slot = { kind: 'open' };
const NOBODY: Slot = { kind: 'nobody' };

/**
 * Who plays where, what can be played now, and who is out, from the entrants in seed order and the
 * matches there are. When both lose a match nobody goes on, and the next opponent goes through without playing.
 */
export function resolveBracket(
  nodes: readonly BracketNode[],
  entrants: readonly string[],
  matches: Readonly<Record<string, NodeMatch>>,
): ResolvedBracket {
  const seeds = entrants.map((id): Slot => ({ kind: 'entrant', id }));
  const byId = new Map<string, ResolvedNode>();
  const stale: string[] = [];
  const resolved = nodes.map((node) => {
    const a = slotOf(node.sources.a, seeds, byId);
    const b = slotOf(node.sources.b, seeds, byId);
    const match = matches[node.id];
    const isStale = match !== undefined && !(isEntrant(a, match.a) && isEntrant(b, match.b));
    if (isStale) stale.push(node.id);
    const result = resolveNode(node, a, b, isStale ? undefined : match);
    byId.set(node.id, result);
    return result;
  });
  return {
    nodes: resolved,
    ready: resolved.filter((node) => node.status === 'ready'),
    stale,
    placements: bracketPlacements(resolved, entrants),
    is_finished: resolved.every((node) => node.status === 'decided'),
  };
}

/**
 * Nodes that hang on a node's result, whatever it is, in the order of the nodes given: what a changed
 * winner may re-open. Which of them it does re-open, `resolveBracket` names in `stale`.
 */
export function dependentMatches(nodes: readonly BracketNode[], nodeId: string): string[] {
  const reached = new Set([nodeId]);
  for (const { id, sources } of nodes) {
    if ([sources.a, sources.b].some((source) => source.kind !== 'seed' && reached.has(source.node))) reached.add(id);
  }
  reached.delete(nodeId);
  return [...reached];
}

function slotOf(source: Source, seeds: readonly Slot[], byId: ReadonlyMap<string, ResolvedNode>): Slot {
  if (source.kind === 'seed') return seeds[source.seed - 1] ?? NOBODY;
  const from = byId.get(source.node);
  if (!from || from.status !== 'decided') return OPEN;
  return source.kind === 'winner' ? from.winner : loserOf(from);
}

function loserOf({ a, b, winner }: ResolvedNode): Slot {
  if (winner === a) return b;
  return winner === b ? a : NOBODY;
}

function resolveNode(node: BracketNode, a: Slot, b: Slot, match: NodeMatch | undefined): ResolvedNode {
  const resolved = { node, a, b };
  if (match) {
    if (match.result === null) return { ...resolved, status: 'playing', winner: OPEN, losers: [] };
    const winner = match.result === 'double_loss' ? NOBODY : resolved[match.result];
    const losers = [match.a, match.b].filter((id) => !isEntrant(winner, id));
    return { ...resolved, status: 'decided', winner, losers };
  }
  if (a.kind === 'open' || b.kind === 'open') return { ...resolved, status: 'waiting', winner: OPEN, losers: [] };
  if (a.kind === 'entrant' && b.kind === 'entrant') return { ...resolved, status: 'ready', winner: OPEN, losers: [] };
  return { ...resolved, status: 'decided', winner: a.kind === 'entrant' ? a : b, losers: [] };
}

function isEntrant(slot: Slot, id: string): boolean {
  return slot.kind === 'entrant' && slot.id === id;
}
