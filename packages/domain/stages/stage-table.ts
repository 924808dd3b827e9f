import type { BracketNode } from '../bracket/types.ts';
import type { StandingsRow } from '../standings/types.ts';
import type { MatchSummary, StageBase } from './stage-base.ts';
import type { StageScope } from './stage-scope.ts';

export type BracketSlot = {
  /** Participant id; null when nobody comes, or when it is not known yet who does. */
  readonly id: string | null;
  readonly seed: number | null;
  readonly is_open: boolean;
};

export type BracketCell = {
  readonly node: string;
  readonly section: BracketNode['section'];
  readonly position: number;
  readonly is_final: boolean;
  readonly a: BracketSlot;
  readonly b: BracketSlot;
  readonly match: MatchSummary | null;
  /** Who goes on: by the match, or without playing. */
  readonly winner_id: string | null;
  readonly is_decided: boolean;
};

export type BracketColumn = {
  readonly number: number;
  readonly cells: readonly BracketCell[];
};

/** A match as it stood before and as it stands after a change; undefined where it was not there. */
export type MatchChange = {
  readonly before: MatchSummary | undefined;
  readonly after: MatchSummary | undefined;
};

/** How a stage shows who stands where. */
export type StageTable<G extends StageBase> =
  | {
      readonly kind: 'standings';
      rows(event: StageScope, stage: G): StandingsRow[];
      /** What `rows` gives after one more match was decided or corrected, at a fraction of its cost. */
      rowsAfter(event: StageScope, rows: readonly StandingsRow[], change: MatchChange): StandingsRow[];
    }
  | {
      readonly kind: 'bracket';
      columns(event: StageScope, stage: G): BracketColumn[];
    };
