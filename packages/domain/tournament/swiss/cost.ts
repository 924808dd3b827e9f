import { areKeptApart, FIRST_FLOAT, floatClass, SAME_FLOAT, keptApartFrom, type Field } from './field.ts';
import { lastMeeting } from './meetings.ts';
import type { Float, SwissCost } from './types.ts';

/** A pairing by number: each pair with the entrant of the higher score group first. */
export type Draft = { pairs: (readonly [number, number])[]; bye: number | null };

export const COST_ORDER = [
  'rematches',
  'rematch_recency',
  'repeated_byes',
  'forbidden_pairs',
  'bye_groups_above_last',
  'group_difference',
  'same_float_again',
  'floated_again',
] as const satisfies (keyof SwissCost)[];

export function costOf(field: Field, draft: Draft): SwissCost {
  const cost: SwissCost = {
    rematches: 0,
    rematch_recency: 0,
    repeated_byes: 0,
    forbidden_pairs: 0,
    bye_groups_above_last: 0,
    group_difference: 0,
    same_float_again: 0,
    floated_again: 0,
  };
  const addFloat = (entrant: number, float: Float) => {
    const kind = floatClass(field, entrant, float);
    if (kind === SAME_FLOAT) cost.same_float_again++;
    if (kind !== FIRST_FLOAT) cost.floated_again++;
  };
  for (const [a, b] of draft.pairs) {
    const meeting = lastMeeting(field.meetings, a, b);
    if (meeting > 0) cost.rematches++;
    cost.rematch_recency += meeting;
    if (areKeptApart(field, a, b)) cost.forbidden_pairs++;
    const difference = field.groupOf[b]! - field.groupOf[a]!;
    if (difference === 0) continue;
    cost.group_difference += difference ** 2;
    addFloat(a, 'down');
    addFloat(b, 'up');
  }
  if (draft.bye !== null) {
    cost.repeated_byes = field.entrants[draft.bye]!.byes;
    cost.bye_groups_above_last = field.groups.length - 1 - field.groupOf[draft.bye]!;
    addFloat(draft.bye, 'down');
  }
  return cost;
}

export type CostMatrix = { size: number; high: Float64Array; low: Float64Array };

/**
 * The cost of every pair of the chosen entrants, packed in two numbers: `high` holds the parts that are 0
 * in a sound pairing, `low` the floats. In each, a part weighs more than all later parts can sum up to.
 * With an odd number of entrants the last vertex stands for the bye. `chosen` is in the order of play.
 */
export function costMatrix(field: Field, chosen: readonly number[]): CostMatrix {
  const size = chosen.length + (chosen.length % 2);
  const high = new Float64Array(size * size);
  const low = new Float64Array(size * size);
  const weights = weightsFor(field, size);
  const up = chosen.map((entrant) => weights.float(entrant, 'up'));
  const down = chosen.map((entrant) => weights.float(entrant, 'down'));
  const set = (matrix: Float64Array, p: number, q: number, value: number) => {
    matrix[p * size + q] = value;
    matrix[q * size + p] = value;
  };
  chosen.forEach((a, p) => {
    for (let q = p + 1; q < chosen.length; q++) {
      const steps = field.groupOf[chosen[q]!]! - field.groupOf[a]!;
      if (steps > 0) set(low, p, q, steps * steps * weights.difference + down[p]! + up[q]!);
    }
    if (size === chosen.length) return;
    set(high, p, size - 1, weights.bye(a));
    set(low, p, size - 1, down[p]!);
  });
  const { start, end, opponent, at } = field.meetings;
  const placeOf = new Map(chosen.map((entrant, place) => [entrant, place]));
  chosen.forEach((a, p) => {
    for (let i = start[a]!; i < end[a]!; i++) {
      const q = placeOf.get(opponent[i]!);
      if (q !== undefined && q > p) set(high, p, q, weights.rematch + weights.recency * at[i]!);
    }
    for (const b of keptApartFrom(field, a)) {
      const q = placeOf.get(b);
      if (q !== undefined && q > p) set(high, p, q, high[p * size + q]! + weights.forbidden);
    }
  });
  return { size, high, low };
}

const LARGEST_TOTAL = 2 ** 51;
const MAX_TASTE = 15;

function weightsFor(field: Field, size: number) {
  const mostPairs = size / 2;
  const lastGroup = field.groups.length - 1;
  const forbidden = lastGroup + 1;
  const repeatedBye = forbidden * (mostPairs + 1);
  const recency = repeatedBye * (largest(field.entrants.map((entrant) => entrant.byes)) + 1);
  const rematch = recency * (mostPairs * largest(field.meetings.at) + 1);

  const floatsAtMost = size + 1;
  const untasted = mostPairs * (lastGroup ** 2 + 1) * floatsAtMost ** 2;
  const mostTaste = Math.max(0, Math.min(MAX_TASTE, Math.floor(LARGEST_TOTAL / untasted / size) - 1));
  const floatedAgain = size * mostTaste + 1;
  const sameFloatAgain = floatedAgain * floatsAtMost;
  const difference = sameFloatAgain * floatsAtMost;

  return {
    rematch,
    recency,
    forbidden,
    bye: (entrant: number) => field.entrants[entrant]!.byes * repeatedBye + lastGroup - field.groupOf[entrant]!,
    difference,
    float: (entrant: number, float: Float) => {
      const kind = floatClass(field, entrant, float);
      const taste = Math.min(mostTaste, placesFromEdge(field, entrant, float));
      return (kind === SAME_FLOAT ? sameFloatAgain : 0) + (kind === FIRST_FLOAT ? 0 : floatedAgain) + taste;
    },
  };
}

/** The last of a group should float down first, the first of a group up; a mere taste below all costs. */
function placesFromEdge(field: Field, entrant: number, float: Float): number {
  const group = field.groups[field.groupOf[entrant]!]!;
  return float === 'up' ? entrant - group[0]! : group.at(-1)! - entrant;
}

function largest(values: ArrayLike<number>): number {
  let found = 0;
  for (let i = 0; i < values.length; i++) found = Math.max(found, values[i]!);
  return found;
}
