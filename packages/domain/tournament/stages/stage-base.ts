import type { BestOf } from '../../series/settings.ts';
import type { Adjustment, PairingNote } from './pairing/seated-round.ts';
import type { SeriesStatus } from '../../series/types.ts';
import type { Side } from '../../series/sides.ts';
import type { Tiebreaker } from '../standings/types.ts';
import type { MatchResult } from '../../series/match-result.ts';
import type { StageEntry, StageStart } from './stage-entry.ts';

/** How long the matches of a stage may be. */
export const STAGE_BEST_OF = [1, 3, 5, 7] as const satisfies readonly BestOf[];
export type StageBestOf = (typeof STAGE_BEST_OF)[number];

/** Games won on the boards of a battle. */
export type BoardGames = { readonly a: number; readonly b: number };

export type MatchSummary = {
  readonly match_id: string;
  /** Index of the stage. */
  readonly stage: number;
  /** Number of the round within the stage, from 1. */
  readonly round: number;
  readonly table: number;
  /** The place in the bracket, null in a stage without one. */
  readonly node: string | null;
  /** Participant ids. */
  readonly a: string;
  readonly b: string;
  readonly best_of: BestOf;
  readonly status: SeriesStatus;
  readonly wins_a: number;
  readonly wins_b: number;
  /** Of a battle, whose wins are boards: games won on them; missing: none yet, or this is no battle. */
  readonly games?: BoardGames | undefined;
  readonly winner: Side | null;
  /** null while the match is not over. */
  readonly result: MatchResult | null;
  /** What the players have to be done with next, when anything is on the clock. */
  readonly due_at: string | null;
  /** Rungs of the no-show ladder that have passed while it waits for its sides; missing: none. */
  readonly check_in_rung?: number | undefined;
  /** When it opened; missing: with its round. */
  readonly opened_at?: string | undefined;
  readonly updated_at: string;
};

export type Round = {
  readonly number: number;
  readonly status: 'running' | 'finished';
  /** Who has a bye; always null in a bracket. */
  readonly bye: string | null;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly matches: readonly MatchSummary[];
  /** Tables with something to say about their pairing; missing: none, or not kept. */
  readonly notes?: readonly PairingNote[] | undefined;
  /** What the staff changed by hand before they published it. */
  readonly adjustments?: readonly Adjustment[] | undefined;
  /** Who was in the field and sat out with nothing. */
  readonly absent?: readonly string[] | undefined;
  /** How long the whole event stood still while it was played; missing: never. */
  readonly paused_ms?: number | undefined;
};

/** What the settings of every stage type hold. */
export type StageSettingsBase = {
  readonly type: string;
  readonly best_of: StageBestOf;
  /** The own order of a stage that has standings; missing: the event's. */
  readonly tiebreakers?: readonly Tiebreaker[];
  /** How the stage is filled from the one before; missing in the first, and where the type's own rule holds. */
  readonly entry?: StageEntry | undefined;
};

/** What a stage of every type holds. */
export type StageBase = {
  readonly index: number;
  readonly type: string;
  readonly status: 'running' | 'finished';
  /** Participant ids in seed order; late entries at the end. */
  readonly entrants: readonly string[];
  /** Planned rounds, as its engine set them at the start. */
  readonly round_count: number;
  /** By number; a round is here as soon as one of its matches is open. */
  readonly rounds: readonly Round[];
  /** Participant ids from first to last once the stage is finished, else empty. */
  readonly ranking: readonly string[];
} & StageStart;

/** Where in its stage a match is played. */
export type MatchPlace = Pick<MatchSummary, 'round' | 'table' | 'node'>;
