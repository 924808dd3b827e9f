import type { StandingsRow, StandingsRules } from '../types.ts';

export type OpenMatch = {
  readonly match_id: string;
  readonly a: string;
  readonly b: string;
  readonly round: number;
  /** Games to win: 2 in a best of three. */
  readonly wins_needed: number;
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
  /** Whose decisive results are looked for. */
  readonly focus: string | null;
  /** What a search draws its combinations with. */
  readonly seed: number;
};

/** In how many of the combinations looked at somebody goes on. */
export type Share = { readonly through: number; readonly of: number };

export type Verdict = {
  /** `open`: it depends; said of everybody who is neither proved to go on nor proved to be out. */
  readonly verdict: 'through' | 'out' | 'open';
  readonly all: Share;
  /** By the own open match; null for one who has none. */
  readonly by_result: { readonly win: Share; readonly loss: Share } | null;
};

/** With the own result and this winner of another match, it is settled. */
export type DecisiveResult = {
  /** null: whatever comes of the own match, or there is none. */
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
