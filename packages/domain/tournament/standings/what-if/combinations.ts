import { createRandom } from '../../../random/seeded.ts';
import { updateStandings } from '../rank.ts';
import type { StandingsResult, StandingsRow } from '../types.ts';
import type { OpenMatch, WhatIfQuestion } from './types.ts';

export type Outcome = StandingsResult & { readonly kind: 'match' };

/** Every score that a match can end with when it is played out: no draw, no double loss. */
export function outcomesOf({ a, b, round, wins_needed, outcomes }: OpenMatch): Outcome[] {
  const base = { kind: 'match', a, b, drawn: 0, round } as const;
  if (outcomes) return outcomes.map((outcome) => ({ ...base, ...outcome }));
  const losers = Array.from({ length: wins_needed }, (_, games) => games);
  return [
    ...losers.map((lost): Outcome => ({ ...base, result: 'a', wins_a: wins_needed, wins_b: lost })),
    ...losers.map((lost): Outcome => ({ ...base, result: 'b', wins_a: lost, wins_b: wins_needed })),
  ];
}

/** Calls back with the table after each combination, and with what each open match ended with. */
export function everyCombination(
  { rows, rules, open }: WhatIfQuestion,
  look: (rows: readonly StandingsRow[], outcomes: readonly Outcome[]) => void,
): void {
  const chosen: Outcome[] = [];
  const choose = (table: readonly StandingsRow[], index: number): void => {
    const match = open[index];
    if (!match) {
      look(table, chosen);
      return;
    }
    for (const after of outcomesOf(match)) {
      chosen[index] = after;
      choose(updateStandings(table, rules, { before: null, after }), index + 1);
    }
  };
  choose(rows, 0);
}

/** As many combinations as `count`, drawn with the seed: each differs from the one before in one match. */
export function someCombinations(
  { rows, rules, open, seed }: WhatIfQuestion,
  count: number,
  look: (rows: readonly StandingsRow[], outcomes: readonly Outcome[]) => void,
): void {
  const random = createRandom(seed);
  const outcomes = open.map(outcomesOf);
  const draw = (index: number) => outcomes[index]?.[random.int(outcomes[index].length)] as Outcome;
  for (let drawn = 0; drawn < count; drawn++) {
    const chosen = open.map((_, index) => draw(index));
    look(updateStandings(rows, rules, ...chosen.map((after) => ({ before: null, after }))), chosen);
  }
}
