import type { BracketNode, NodeMatch, ResolvedBracket, ResolvedNode, Slot, Source } from './types.ts';

const OPEN: Slot = { kind: 'open' };
const NOBODY: Slot = { kind: 'nobody' };

/**
 * Who plays where, what can be played now and who is out, from the entrants in seed order and the matches there
 * are by node. When both lose a match nobody goes on, and the next opponent goes through without playing.
 */
export function resolveBracket(
  nodes: readonly BracketNode[],
  entrants: readonly string[],
  matches: Readonly<Record<string, NodeMatch>>,
): ResolvedBracket {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  const pieces: ResolvedNode[][] = [];
  const bracket = inPieces({ entrants, places, feeds: feedsOf(nodes, places) }, pieces);
  nodes.forEach((node, place) => {
    if (place % PIECE === 0) pieces.push([]);
    pieces.at(-1)?.push(resolveNode(bracket, node, matches[node.id] ?? null));
  });
  return bracket;
}

/** The bracket after one match began, ended or changed (null: it is gone). Only what depends on it is worked out again. */
export function updateBracket(bracket: ResolvedBracket, nodeId: string, match: NodeMatch | null): ResolvedBracket {
  const pieces = [...bracket.pieces];
  const updated = inPieces(bracket, pieces);
  const start = bracket.places.get(nodeId);
  const open = start === undefined ? [] : [start];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const before = nodeAt(updated, place) as ResolvedNode;
    const after = resolveNode(updated, before.node, place === start ? match : before.match);
    const index = Math.floor(place / PIECE);
    pieces[index] = (pieces[index] ?? []).with(place % PIECE, after);
    if (isSameOutcome(before, after)) continue;
    open.push(...(bracket.feeds[place] ?? []));
  }
  return updated;
}

/** About the root of the largest bracket's nodes: one result copies as many nodes as there are pieces. */
const PIECE = 32;

type Graph = Pick<ResolvedBracket, 'entrants' | 'places' | 'feeds'>;

function inPieces({ entrants, places, feeds }: Graph, pieces: readonly (readonly ResolvedNode[])[]): ResolvedBracket {
  let whole: readonly ResolvedNode[] | undefined;
  return {
    entrants,
    places,
    feeds,
    pieces,
    get nodes() {
      return (whole ??= pieces.flat());
    },
  };
}

function nodeAt({ pieces }: Pick<ResolvedBracket, 'pieces'>, place: number): ResolvedNode | undefined {
  return pieces[Math.floor(place / PIECE)]?.[place % PIECE];
}

/** A node with who stands there. */
export function resolvedNode(bracket: ResolvedBracket, id: string): ResolvedNode | undefined {
  return nodeAt(bracket, bracket.places.get(id) ?? -1);
}

/** What can be played now and has no match yet. */
export function readyNodes({ nodes }: ResolvedBracket): ResolvedNode[] {
  return nodes.filter(({ status }) => status === 'ready');
}

/** Ids of the nodes whose match must be withdrawn. */
export function staleNodes({ nodes }: ResolvedBracket): string[] {
  return nodes.filter(({ is_stale }) => is_stale).map(({ node }) => node.id);
}

/** Nothing is left to play. */
export function isBracketFinished({ nodes }: ResolvedBracket): boolean {
  return nodes.every(({ status }) => status === 'decided');
}

/**
 * Nodes that depend on a node's result, whatever it is, in the order of the nodes given: what a changed
 * winner may re-open. `staleNodes` says which of them it does re-open.
 */
export function dependentMatches(nodes: readonly BracketNode[], nodeId: string): string[] {
  const reached = new Set([nodeId]);
  for (const { id, sources } of nodes) {
    if ([sources.a, sources.b].some((source) => source.kind !== 'seed' && reached.has(source.node))) reached.add(id);
  }
  reached.delete(nodeId);
  return [...reached];
}

function feedsOf(nodes: readonly BracketNode[], places: ReadonlyMap<string, number>): number[][] {
  const feeds: number[][] = nodes.map(() => []);
  nodes.forEach(({ sources }, place) => {
    for (const source of [sources.a, sources.b]) {
      if (source.kind !== 'seed') feeds[places.get(source.node) ?? -1]?.push(place);
    }
  });
  return feeds;
}

function resolveNode(bracket: ResolvedBracket, node: BracketNode, match: NodeMatch | null): ResolvedNode {
  const a = slotOf(node.sources.a, bracket);
  const b = slotOf(node.sources.b, bracket);
  const is_stale = match !== null && !(isEntrant(a, match.a) && isEntrant(b, match.b));
  const { status, winner, losers } = match === null || is_stale ? unplayed(a, b) : played(a, b, match);
  return { node, a, b, match, is_stale, status, winner, losers };
}

type Outcome = Pick<ResolvedNode, 'status' | 'winner' | 'losers'>;

// Of nodes that have no end yet there are many, and they need no object each.
const WAITING: Outcome = { status: 'waiting', winner: OPEN, losers: [] };
const READY: Outcome = { status: 'ready', winner: OPEN, losers: [] };
const PLAYING: Outcome = { status: 'playing', winner: OPEN, losers: [] };

function unplayed(a: Slot, b: Slot): Outcome {
  if (a.kind === 'open' || b.kind === 'open') return WAITING;
  if (a.kind === 'entrant' && b.kind === 'entrant') return READY;
  return { status: 'decided', winner: a.kind === 'entrant' ? a : b, losers: [] };
}

function played(a: Slot, b: Slot, match: NodeMatch): Outcome {
  if (match.result === null) return PLAYING;
  if (match.result === 'double_loss') return { status: 'decided', winner: NOBODY, losers: [match.a, match.b] };
  const [winner, loser] = match.result === 'a' ? [a, match.b] : [b, match.a];
  return { status: 'decided', winner, losers: [loser] };
}

function slotOf(source: Source, bracket: ResolvedBracket): Slot {
  if (source.kind === 'seed') {
    const id = bracket.entrants[source.seed - 1];
    return id === undefined ? NOBODY : { kind: 'entrant', id };
  }
  const from = resolvedNode(bracket, source.node);
  if (from?.status !== 'decided') return OPEN;
  const { kind } = source;
  switch (kind) {
    case 'winner':
      return from.winner;
    case 'loser':
      return loserOf(from);
    case 'holder':
      return from.winner.kind === 'nobody' ? NOBODY : from.a;
    case 'challenger':
      return from.winner === from.b ? from.b : NOBODY;
    default:
      return kind satisfies never;
  }
}

function loserOf({ a, b, winner }: ResolvedNode): Slot {
  if (winner === a) return b;
  return winner === b ? a : NOBODY;
}

function isSameOutcome(before: ResolvedNode, after: ResolvedNode): boolean {
  return (
    before.status === after.status &&
    isSameSlot(before.winner, after.winner) &&
    isSameSlot(loserOf(before), loserOf(after))
  );
}

function isSameSlot(a: Slot, b: Slot): boolean {
  return a.kind === b.kind && (a.kind !== 'entrant' || isEntrant(b, a.id));
}

function isEntrant(slot: Slot, id: string): boolean {
  return slot.kind === 'entrant' && slot.id === id;
}
