import type { MatchResult } from '../../series/match-result.ts';

/** Who of the stage before comes through, the best first. */
export type StageAdvance =
  | { readonly kind: 'all' }
  /** The best of all. */
  | { readonly kind: 'top'; readonly places: number }
  /** The best of each group. */
  | { readonly kind: 'top_of_group'; readonly places: number }
  /** Everybody who has lost no more often, missed rounds and forfeits included. */
  | { readonly kind: 'max_losses'; readonly losses: number };

export const STAGE_ADVANCES = ['all', 'top', 'top_of_group', 'max_losses'] as const satisfies StageAdvance['kind'][];

export const STAGE_DISTRIBUTIONS = ['seed', 'snake', 'groups_apart'] as const;
/**
 * Where those who come through stand. By seed: in their order, one group after the other in turn. Snake: every second turn backwards.
 * Groups apart: who came out of one group meets as late as possible, or stands in another group.
 */
export type StageDistribution = (typeof STAGE_DISTRIBUTIONS)[number];

export const STAGE_CARRIES = ['nothing', 'points', 'results'] as const;
/** What counts from the stage before: nothing, the points of each entrant, or the results between those who both came through. */
export type StageCarry = (typeof STAGE_CARRIES)[number];

/** How a stage is filled. */
export type StageEntry = {
  readonly advance: StageAdvance;
  readonly distribution: StageDistribution;
  readonly carry: StageCarry;
};

/** A result of an earlier stage between two who are both in this one. */
export type CarriedResult = {
  readonly match_id: string;
  /** Participant ids. */
  readonly a: string;
  readonly b: string;
  readonly result: MatchResult;
  readonly wins_a: number;
  readonly wins_b: number;
  /** Of a battle, whose wins are boards. */
  readonly games?: { readonly a: number; readonly b: number } | undefined;
};

/** What an entrant brings along, in match points (3 for a win, 1 for a draw). */
export type CarriedPoints = { readonly participant_id: string; readonly points: number };

/** What counts in a stage from the one before it; who brings nothing is not listed. */
export type Carried =
  | { readonly kind: 'points'; readonly points: readonly CarriedPoints[] }
  | { readonly kind: 'results'; readonly results: readonly CarriedResult[] };

/** Two who were to be kept apart, and still stand in one group or meet in the first round. */
export type TogetherPair = { readonly a: string; readonly b: string };

/** What became of a draw of the groups when its stage began. */
export type DrawnGroups = {
  /** Who was not drawn, and came to the smallest groups. */
  readonly added: readonly string[];
  /** Who had to change the group so that sizes differ by one at most. */
  readonly moved: readonly string[];
  /** So many were missing that there are fewer groups: it was placed as if nothing had been drawn. Missing: no. */
  readonly is_void?: boolean;
};

/** What the start of a stage says beside its entrants. It is kept in the state of every stage, whatever its type. */
export type StageStart = {
  /** Entrants by group, in the order of their seeds; missing in a stage without groups. */
  readonly groups?: readonly (readonly string[])[];
  readonly carried?: Carried;
  /** How many were to come through, where fewer did. */
  readonly planned?: number;
  /** Who could not be kept apart though they should be; missing: nobody. */
  readonly together?: readonly TogetherPair[];
  /** The groups were drawn before; missing: they were made at the start. */
  readonly drawn?: DrawnGroups;
};

/** What of the start of a stage is kept in its state. */
export const stageStartOf = ({ groups, carried, planned, together, drawn }: StageStart): StageStart => ({
  ...(groups && { groups }),
  ...(carried && { carried }),
  ...(planned !== undefined && { planned }),
  ...(together && { together }),
  ...(drawn && { drawn }),
});
