import type { Fraction } from '../fraction.ts';
import type { Criterion, StandingsRow, StandingsRules } from '../types.ts';

/** A table with the rules that ordered it: what an explanation needs. */
export type OrderedTable = {
  readonly rows: readonly StandingsRow[];
  readonly rules: StandingsRules;
};

/** One round, opponent or drawn number that a figure is made of. */
export type FigureTerm = {
  /** null for a bye, for a missed round, for points brought along and for the lot. */
  readonly opponent_id: string | null;
  /** 0 where the round is not known. */
  readonly round: number;
  readonly result: 'win' | 'draw' | 'loss' | 'bye' | 'missed' | 'carried' | null;
  /** What it adds: as it enters the figure. */
  readonly value: Fraction;
  /** What it would be without the floor; missing where no floor was needed. */
  readonly raised_from?: Fraction;
  /** Left out: the lowest or highest opponent of a cut figure. */
  readonly is_cut?: true;
  /** Half of it counts, as with a drawn opponent of the Sonneborn-Berger figure. */
  readonly is_half?: true;
};

/**
 * How the terms make the figure: their sum, their mean, or the sum of the numerators over that of the denominators
 * (`pooled`). A pooled rate below the floor is raised to it.
 */
export type FigureOperation = 'sum' | 'mean' | 'pooled';

export type FigureProof = {
  readonly criterion: Criterion;
  readonly value: Fraction;
  readonly operation: FigureOperation;
  readonly terms: readonly FigureTerm[];
  /** The figure itself was raised to the floor. */
  readonly raised_from?: Fraction;
  /** Ids of those it was counted among, the row itself included; missing where everybody's figure is their own. */
  readonly among?: readonly string[];
  /** Head-to-head says nothing, since not all of those who are tied have met. */
  readonly is_silent?: true;
};
