import type { SeasonFormula, SeasonFormulas } from './types.ts';

const DEFAULT_FORMULA: SeasonFormula = {
  places: [
    { place_to: 1, points: 400 },
    { place_to: 2, points: 300 },
    { place_to: 4, points: 220 },
    { place_to: 8, points: 150 },
    { place_to: 16, points: 90 },
  ],
  attendance: 20,
  win: 10,
  upset: 20,
  upset_gap: 4,
  sizes: [],
  tiers: { A: 150, B: 100, C: 50 },
  win_cap: null,
  upset_cap: null,
  best: 6,
  boards: { win: 5, cap: null },
};

/** What a new season counts by until somebody changes it. */
export const DEFAULT_FORMULAS: SeasonFormulas = { account: DEFAULT_FORMULA, team: DEFAULT_FORMULA };
