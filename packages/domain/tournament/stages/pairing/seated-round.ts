import type { SwissPair, SwissPairing, SwissReason } from '../../swiss/types.ts';

/** Why two sit together who are not simply of one score group; every other table is. */
export type PairingNote = {
  readonly table: number;
  /** The staff have seated them; missing: they were drawn. */
  readonly by_hand?: boolean;
} & Pick<SwissReason, 'rematch' | 'forbidden' | 'group_difference'>;

export const ADJUSTMENT_KINDS = ['swap', 'pair', 'bye', 'absent', 'present'] as const;

/** One change of a drawn pairing by the staff before it was published. */
export type Adjustment = {
  readonly kind: (typeof ADJUSTMENT_KINDS)[number];
  readonly participant_ids: readonly string[];
  /** Null where none was asked for and none given. */
  readonly reason: string | null;
};

export type Pairing = {
  readonly pairs: readonly { readonly table: number; readonly a: string; readonly b: string }[];
  readonly bye: string | null;
};

/** A pairing with the reason of every pair and what could not be kept. */
export type SeatedRound = {
  readonly pairs: readonly SwissPair[];
  readonly bye: string | null;
  readonly relaxed: Readonly<SwissPairing['relaxed']>;
};

/** A pairing as it is published. */
export type PublishedRound = SeatedRound & {
  /** What was changed by hand, in order; each pair that differs from the drawn one is marked. */
  readonly adjustments: readonly Adjustment[];
  readonly by_hand: readonly number[];
  /** Participants who sit out with nothing. */
  readonly absent: readonly string[];
};

/** A round that is drawn and not published: nobody but the staff may know of it. */
export type RoundDraft = PublishedRound & {
  /** Index of the stage. */
  readonly stage: number;
  /** The number of the round, from 1. */
  readonly round: number;
};
