import type { BracketNode } from '../bracket/types.ts';
import type { FixtureSection } from './position.ts';
import type { GroupFacts } from '../standings/ties-and-leavers.ts';
import type { StandingsRow, StandingsRules } from '../standings/types.ts';
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
  readonly group: number;
  readonly position: number;
  readonly leg: number;
  readonly sources: BracketNode['sources'];
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

/** Two who meet in a group, from the start of the stage on: whether their match is open yet or not. */
export type GroupFixture = {
  readonly node: string;
  readonly section: FixtureSection;
  /** Of the stage, from 1. */
  readonly round: number;
  readonly leg: number;
  /** Participant ids; null where earlier matches of the group have yet to say who comes. */
  readonly a: string | null;
  readonly b: string | null;
  readonly match: MatchSummary | null;
  /**
   * `forfeited`: it is not played and counts, as somebody has left; `annulled`: it does not count, whatever was played;
   * `idle`: nobody comes here.
   */
  readonly state: 'planned' | 'open' | 'over' | 'forfeited' | 'annulled' | 'idle';
  /** Participant id; null while there is none, and after a draw or a double loss. */
  readonly winner_id: string | null;
};

export type GroupTable = {
  /** From 0. */
  readonly group: number;
  /** Participant ids in the order of their seeds, in which a cross table has them. */
  readonly entrants: readonly string[];
  /** First to last. */
  readonly rows: readonly StandingsRow[];
  /** What the order follows from; missing where the matches alone give it. */
  readonly proof?: GroupFacts & { readonly rules: StandingsRules };
  /** In the order of the rounds. */
  readonly fixtures: readonly GroupFixture[];
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
      rowsAfter(event: StageScope, rows: readonly StandingsRow[], change: MatchChange, stage: G): StandingsRow[];
    }
  | {
      readonly kind: 'groups';
      groups(event: StageScope, stage: G): GroupTable[];
      /** What `groups` gives after one more match was decided or corrected: only its group is counted again. */
      groupsAfter(event: StageScope, tables: readonly GroupTable[], change: MatchChange, stage: G): GroupTable[];
    }
  | {
      readonly kind: 'bracket';
      columns(event: StageScope, stage: G): BracketColumn[];
    };
