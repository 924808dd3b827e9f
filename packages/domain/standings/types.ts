import type { Fraction } from './fraction.ts';

export const TIEBREAKERS = [
  'omw',
  'gw',
  'ogw',
  'buchholz',
  'buchholz_cut_1',
  'median_buchholz',
  'sonneborn_berger',
  'head_to_head',
] as const;
export type Tiebreaker = (typeof TIEBREAKERS)[number];

export type StandingsEntrant = {
  readonly id: string;
  /** The stored random order that decides in the end: unique, lower is better. */
  readonly lot: number;
  /** Keeps its values, since its opponents' rates need them, and is ranked last. */
  readonly is_disqualified: boolean;
};

/** What one round brought: a match, a bye, or a round missed by one who was (or came back) in the field. */
export type StandingsResult =
  | {
      readonly kind: 'match';
      readonly a: string;
      readonly b: string;
      readonly result: 'a' | 'b' | 'draw' | 'double_loss';
      /** Games won by each side, and drawn ones. */
      readonly wins_a: number;
      readonly wins_b: number;
      readonly drawn: number;
    }
  | { readonly kind: 'bye'; readonly id: string; readonly wins: number }
  | { readonly kind: 'missed'; readonly id: string };

export type StandingsRules = {
  readonly tiebreakers: readonly Tiebreaker[];
  /** Whether an opponent's byes count in their MW% and GW% when these are averaged. */
  readonly byes_in_opponent_rates: boolean;
};

export type StandingsInput = {
  readonly entrants: readonly StandingsEntrant[];
  readonly results: readonly StandingsResult[];
} & StandingsRules;

export type Meeting = {
  readonly opponent_id: string;
  readonly result: 'win' | 'draw' | 'loss';
};

export type StandingsRow = {
  /** 1 for the first; everyone has a rank of their own. */
  readonly rank: number;
  readonly match_points: number;
  /** Byes and missed rounds included. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  /** Games that byes were counted as. */
  readonly bye_games: number;
  readonly games_won: number;
  readonly games_lost: number;
  readonly games_drawn: number;
  /** Own match and game win rates, opponents' average rates. */
  readonly mw: Fraction;
  readonly gw: Fraction;
  readonly omw: Fraction;
  readonly ogw: Fraction;
  /** The own rates as the opponents average them: they differ where byes are left out. */
  readonly mw_for_opponents: Fraction;
  readonly gw_for_opponents: Fraction;
  readonly buchholz: number;
  readonly buchholz_cut_1: number;
  readonly median_buchholz: number;
  readonly sonneborn_berger: Fraction;
  readonly meetings: readonly Meeting[];
  /** What put this row behind the one above it; null in the first row. */
  readonly decided_by: 'match_points' | Tiebreaker | 'lot' | 'disqualification' | null;
} & StandingsEntrant;
