import { criteriaOf } from '../criteria.ts';
import { MATCH_POINTS } from '../tally.ts';
import type { StandingsRow, StandingsRules } from '../types.ts';
import { outcomesOf, type Outcome } from './combinations.ts';
import type { OpenMatch, Verdict, WhatIfQuestion } from './types.ts';

/**
 * What the points alone prove, whatever the tie-breakers say: nobody but those few can catch up, or enough stand out of
 * reach. Everybody else is missing.
 */
export function proofByPoints({ rows, rules, open, places, active }: WhatIfQuestion): Map<string, Verdict['verdict']> {
  const measure = measureOf(rules);
  const gains = gainsOf(open, measure);
  const mayGoOn = new Set(active);
  const reach = rows
    .filter(({ id }) => mayGoOn.has(id))
    .map((row) => {
      const { least, most } = gains.get(row.id) ?? NO_GAIN;
      const now = measure.of(row);
      return { id: row.id, least: now + least, most: now + most };
    });
  const proved = new Map<string, Verdict['verdict']>();
  for (const { id, least, most } of reach) {
    const rivals = reach.filter((other) => other.id !== id && other.most >= least).length;
    const beyond = reach.filter((other) => other.least > most).length;
    if (rivals < places) proved.set(id, 'through');
    else if (beyond >= places) proved.set(id, 'out');
  }
  return proved;
}

/** What comes first in the order, and what a match brings its sides of it. */
type Measure = { of(row: StandingsRow): number; gain(outcome: Outcome, side: 'a' | 'b'): number };

function measureOf(rules: StandingsRules): Measure {
  const criteria = criteriaOf(rules);
  const perWin = (points: number) => (outcome: Outcome, side: 'a' | 'b') => (outcome.result === side ? points : 0);
  if (criteria.includes('match_points'))
    return { of: ({ match_points }) => match_points, gain: perWin(MATCH_POINTS.win) };
  if (rules.tiebreakers[0] !== 'league_points') return { of: ({ wins }) => wins, gain: perWin(1) };
  return { of: ({ battles }) => battles?.points ?? 0, gain: ({ battle }, side) => battle?.[side].points ?? 0 };
}

type Gain = { readonly least: number; readonly most: number };
const NO_GAIN: Gain = { least: 0, most: 0 };

function gainsOf(open: readonly OpenMatch[], measure: Measure): ReadonlyMap<string, Gain> {
  const gains = new Map<string, Gain>();
  for (const match of open) {
    const outcomes = outcomesOf(match);
    for (const side of ['a', 'b'] as const) {
      const brought = outcomes.map((outcome) => measure.gain(outcome, side));
      const { least, most } = gains.get(match[side]) ?? NO_GAIN;
      gains.set(match[side], { least: least + Math.min(...brought), most: most + Math.max(...brought) });
    }
  }
  return gains;
}
