import type { DrawKey } from '../../random/draw-key.ts';

export type Float = 'up' | 'down';

export type SwissEntrant = {
  id: string;
  points: number;
  /** Everybody met so far, in round order; those who have dropped may be among them. */
  opponents: readonly string[];
  /** Byes and full-point forfeit wins so far. */
  byes: number;
  /** One entry per earlier round; a bye counts as a float down. */
  floats: readonly (Float | null)[];
  /** Entrants with the same group, as a team, should not meet. */
  group?: string;
  /** Ids of those they should not meet; one side's listing is enough, and those who are not in the field may be among them. */
  apart?: readonly string[];
  /** Place in the standings or seeding list, 1 is best. */
  rank?: number;
};

/** How entrants of one score group find each other: by lot, upper half against lower half, or neighbours in the standings. */
export type InsideGroup = 'random' | 'fold' | 'standings';

export type SwissOptions = {
  /** The draw of this round alone. */
  key: DrawKey;
  /** The round to pair, from 1. */
  round: number;
  inside_group?: InsideGroup;
  first_round?: 'random' | 'seeded';
};

/** Why two entrants meet, as shown to staff before a round is published. */
export type SwissReason = {
  rematch: boolean;
  /** They share a `group` or were declared to be kept apart, and meet all the same. */
  forbidden: boolean;
  points_a: number;
  points_b: number;
  /** How many score groups lie between them; 0 is the same group. */
  group_difference: number;
  float_a: Float | null;
  float_b: Float | null;
};

/** `a` has at least the points of `b`; tables count from 1 at the top of the standings. */
export type SwissPair = { a: string; b: string; table: number; reason: SwissReason };

/** What a pairing gives up, most important first; all are sums, less is better. */
export type SwissCost = {
  rematches: number;
  /** Sum over rematches of how late in the event they last met: older rematches cost less. */
  rematch_recency: number;
  /** Byes which the taker of this round's bye has had before. */
  repeated_byes: number;
  forbidden_pairs: number;
  /** Score groups below the one which takes the bye. */
  bye_groups_above_last: number;
  /** Sum of the squared distance in score groups. */
  group_difference: number;
  /** Entrants floated in the same direction as in the previous round. */
  same_float_again: number;
  /** Entrants floated now who have been floated before. */
  floated_again: number;
};

export type SwissPairing = {
  pairs: SwissPair[];
  bye: string | null;
  relaxed: { rematches: number; repeated_byes: number; forbidden_pairs: number };
  cost: SwissCost;
};
