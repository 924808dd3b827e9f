import type { Side } from '../../series/sides.ts';
import type { FixtureSection } from '../stages/position.ts';

export const BRACKET_ENTRANTS_MIN = 2;
export const BRACKET_ENTRANTS_MAX = 1024;

/**
 * Where a side of a match comes from: the seed list, or the end of another match. The second match of a final is
 * between its `holder` (who stood on side a, whether they won or lost) and its `challenger` (who won from side b;
 * nobody where side a won).
 */
export type Source =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner' | 'loser' | 'holder' | 'challenger'; readonly node: string };

/** One match of the bracket, whoever may play it. Byes are no matches: the free seed stands in the next one. */
export type BracketNode = {
  readonly id: string;
  /** `final` is the match for the title; what comes before it on the way is `winners`. */
  readonly section: FixtureSection;
  /** Index of the group, from 0; 0 where there are no groups. */
  readonly group: number;
  /** Of the stage, from 1, over all sections: a round depends on those before it alone. */
  readonly round: number;
  /** From 0, downwards within the round of the section as the bracket is drawn, byes counted. */
  readonly position: number;
  /** 1; 2 for the second match of a final. */
  readonly leg: number;
  readonly sources: Readonly<Record<Side, Source>>;
};

/** A match or walk-over that exists at a node. `result` is null while it is being played. */
export type NodeMatch = {
  readonly a: string;
  readonly b: string;
  readonly result: Side | 'double_loss' | null;
};

/** Who takes a side: somebody, nobody (both who could have come lost), or not known yet. */
export type Slot =
  | { readonly kind: 'entrant'; readonly id: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'open' };

export type ResolvedNode = {
  readonly node: BracketNode;
  readonly a: Slot;
  readonly b: Slot;
  /** What was given for this node, counted or stale. */
  readonly match: NodeMatch | null;
  /** The match was begun by others than those whom the results now send here, so it does not count. */
  readonly is_stale: boolean;
  /** `waiting` for a side; `ready` to be played; `playing`; `decided`. */
  readonly status: 'waiting' | 'ready' | 'playing' | 'decided';
  readonly winner: Slot;
  /** Who lost here; nobody where a side goes through without playing. */
  readonly losers: readonly string[];
};

export type ResolvedBracket = {
  /** In seed order. */
  readonly entrants: readonly string[];
  /** In the order of the nodes given; put together when it is first asked for. */
  readonly nodes: readonly ResolvedNode[];
  /** The same in pieces, so that a result copies one of them and not all. */
  readonly pieces: readonly (readonly ResolvedNode[])[];
  /** Place of each node in that list, and the places of those who wait for its winner or loser. */
  readonly places: ReadonlyMap<string, number>;
  readonly feeds: readonly (readonly number[])[];
};

export type BracketPlacement = {
  readonly id: string;
  readonly place: number;
  readonly place_to: number;
};
