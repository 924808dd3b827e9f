import { criteriaOf } from '../criteria.ts';
import { MATCH_POINTS } from '../tally.ts';
import type { Verdict, WhatIfQuestion } from './types.ts';

/**
 * What the points alone prove, whatever the tie-breakers say: nobody but those few can catch up, or enough stand out of
 * reach. Everybody else is missing.
 */
export function proofByPoints({ rows, rules, open, places, active }: WhatIfQuestion): Map<string, Verdict['verdict']> {
  const byWins = !criteriaOf(rules).includes('match_points');
  const gain = byWins ? 1 : MATCH_POINTS.win;
  const openOf = new Map<string, number>();
  for (const id of open.flatMap(({ a, b }) => [a, b])) openOf.set(id, (openOf.get(id) ?? 0) + 1);
  const mayGoOn = new Set(active);
  const reach = rows
    .filter(({ id }) => mayGoOn.has(id))
    .map(({ id, wins, match_points }) => {
      const least = byWins ? wins : match_points;
      return { id, least, most: least + gain * (openOf.get(id) ?? 0) };
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
