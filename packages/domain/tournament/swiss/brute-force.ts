import { COST_ORDER } from './cost.ts';
import type { Float, SwissCost, SwissEntrant } from './types.ts';

/** The least cost over all pairings, by trying each; shares nothing with the engine. For tests with up to 10 entrants. */
export function bruteForceCost(entrants: readonly SwissEntrant[]): SwissCost {
  const scores = [...new Set(entrants.map((entrant) => entrant.points))].toSorted((a, b) => b - a);
  const groupOf = (entrant: SwissEntrant) => scores.indexOf(entrant.points);
  let best: SwissCost | null = null;

  const tryRest = (rest: readonly SwissEntrant[], cost: SwissCost) => {
    const [first, ...others] = rest;
    if (first === undefined) {
      if (best === null || isLess(cost, best)) best = cost;
      return;
    }
    others.forEach((other, i) => tryRest(others.toSpliced(i, 1), plus(cost, pairCost(first, other))));
    if (rest.length % 2 === 1) tryRest(others, plus(cost, byeCost(first)));
  };

  const pairCost = (a: SwissEntrant, b: SwissEntrant): SwissCost => {
    const meeting = Math.max(a.opponents.lastIndexOf(b.id), b.opponents.lastIndexOf(a.id)) + 1;
    const difference = groupOf(b) - groupOf(a);
    const [higher, lower] = difference > 0 ? [a, b] : [b, a];
    const isCrossing = difference !== 0;
    return {
      ...NO_COST,
      rematches: meeting > 0 ? 1 : 0,
      rematch_recency: meeting,
      forbidden_pairs:
        (a.group !== undefined && a.group === b.group) || a.apart?.includes(b.id) || b.apart?.includes(a.id) ? 1 : 0,
      group_difference: difference * difference,
      same_float_again: isCrossing ? sameAgain(higher, 'down') + sameAgain(lower, 'up') : 0,
      floated_again: isCrossing ? floatedBefore(higher) + floatedBefore(lower) : 0,
    };
  };
  const byeCost = (entrant: SwissEntrant): SwissCost => ({
    ...NO_COST,
    repeated_byes: entrant.byes,
    bye_groups_above_last: scores.length - 1 - groupOf(entrant),
    same_float_again: sameAgain(entrant, 'down'),
    floated_again: floatedBefore(entrant),
  });

  tryRest(entrants, NO_COST);
  return best ?? NO_COST;
}

const NO_COST: SwissCost = {
  rematches: 0,
  rematch_recency: 0,
  repeated_byes: 0,
  forbidden_pairs: 0,
  bye_groups_above_last: 0,
  group_difference: 0,
  same_float_again: 0,
  floated_again: 0,
};

function plus(a: SwissCost, b: SwissCost): SwissCost {
  const sum = { ...a };
  for (const part of COST_ORDER) sum[part] += b[part];
  return sum;
}

function isLess(a: SwissCost, b: SwissCost): boolean {
  const part = COST_ORDER.find((name) => a[name] !== b[name]);
  return part !== undefined && a[part] < b[part];
}

function sameAgain(entrant: SwissEntrant, float: Float): number {
  return entrant.floats.at(-1) === float ? 1 : 0;
}

function floatedBefore(entrant: SwissEntrant): number {
  return entrant.floats.some((float) => float !== null) ? 1 : 0;
}
