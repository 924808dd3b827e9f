import type { StandingsResult, StandingsRow, StandingsRules } from '../types.ts';

export type OpenMatch = {
  readonly match_id: string;
  readonly a: string;
  readonly b: string;
  readonly round: number;
  /** Games to win: 2 in a best of three. */
  readonly wins_needed: number;
  /** Of a battle, whose scores are boards and games; missing: a match of games alone. */
  readonly outcomes?: readonly PossibleScore[];
};

/** A score that a battle may end with, as its table counts it. */
export type PossibleScore = Pick<StandingsResult & { readonly kind: 'match' }, 'wins_a' | 'wins_b' | 'battle'> & {
  readonly result: 'a' | 'b';
};

export type WhatIfQuestion = {
  /** The table as it stands, without the open matches. */
  readonly rows: readonly StandingsRow[];
  readonly rules: StandingsRules;
  readonly open: readonly OpenMatch[];
  /** How many go on. */
  readonly places: number;
  /** Who may go on; others keep their rank and leave their place to the next. */
  readonly active: readonly string[];
  /** Whether a tie at the cut that only the lot would part is played off: then it is not settled who of it goes on. Missing: the lot decides. */
  readonly is_tie_played_off?: boolean;
  /** Whose decisive results are looked for. */
  readonly focus: string | null;
  /** What a search draws its combinations with. */
  readonly seed: number;
};

/** In how many of the combinations looked at somebody goes on, and in how many they would have to play for it once more. */
export type Share = { readonly through: number; readonly tied?: number; readonly of: number };

export type Verdict = {
  /** `open`: it depends; said of everybody who is neither proved to go on nor proved to be out. */
  readonly verdict: 'through' | 'out' | 'open';
  readonly all: Share;
  /** How many own matches are open. */
  readonly own_open: number;
  /** Where all own open matches are won, and where all are lost; null for one who has none. */
  readonly by_result: { readonly win: Share; readonly loss: Share } | null;
};

/** With the own result and this winner of another match, it is settled. */
export type DecisiveResult = {
  /** `win`, `loss`: of all own open matches. null: whatever comes of them, or there is none. */
  readonly own: 'win' | 'loss' | null;
  readonly match_id: string;
  readonly winner: string;
  readonly outcome: 'through' | 'out';
};

export type WhatIf = {
  /** `exhaustive`: every combination was looked at. `search`: a part, drawn with the seed; then only bounds on the points prove anything. */
  readonly method: 'exhaustive' | 'search';
  /** How many there are; rounded above 2^53. */
  readonly combinations: number;
  readonly looked_at: number;
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** Of the one in focus; only from an exhaustive search. */
  readonly decisive: readonly DecisiveResult[];
};
