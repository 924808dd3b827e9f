import { randomFromKey } from '../../random/keyed.ts';
import type { DrawKey } from '../../random/draw-key.ts';
import type { Apart } from '../seeding/keep-apart.ts';
import type { SeedValues } from '../seeding/seeding.ts';
import { targetSizes, undrawn, type GroupDraw, type GroupField } from './group-draw.ts';

/** The next place of a live draw, and who may come to it. */
export type NextPlace = { readonly group: number; readonly candidates: readonly string[] };

type Rules = {
  /** What the entrants are ordered by, less is better; empty: all are in one pot. */
  readonly values: SeedValues;
  readonly apart: Apart;
};

/**
 * Group by group, and in a group place by place. The n-th place is drawn from the n-th pot, the pots being as large as there are
 * groups; who is to be kept apart from somebody of the group comes to it only where nobody else is left. null: all are drawn.
 */
export function nextPlace(field: GroupField, draw: GroupDraw, rules: Rules): NextPlace | null {
  const left = undrawn(field, draw);
  if (left.length === 0) return null;
  const group = nextGroup(field, draw);
  const here = draw.groups[group] ?? [];
  const pot = potFor(here.length, left, field, rules.values);
  const free = pot.filter((id) => !here.some((other) => isApart(rules.apart, id, other)));
  return { group, candidates: (free.length > 0 ? free : pot).toSorted() };
}

/** The first that has room; where groups were filled by hand beyond their size, the smallest. */
function nextGroup(field: GroupField, { groups }: GroupDraw): number {
  const sizes = targetSizes(field);
  const open = groups.findIndex(({ length }, group) => length < (sizes[group] ?? 0));
  if (open >= 0) return open;
  const lengths = groups.map(({ length }) => length);
  return lengths.indexOf(Math.min(...lengths));
}

/** Who is left of the pot, of the next better one that has somebody, or else of the best that is left. */
function potFor(place: number, left: readonly string[], field: GroupField, values: SeedValues): readonly string[] {
  if (values.size === 0) return left;
  const ordered = field.entrants.toSorted((a, b) => (values.get(a) ?? Infinity) - (values.get(b) ?? Infinity));
  const pots = Map.groupBy(left, (id) => Math.floor(ordered.indexOf(id) / field.group_count));
  const numbers = [...pots.keys()].toSorted((a, b) => a - b);
  const pot = numbers.findLast((number) => number <= place) ?? numbers[0] ?? 0;
  return pots.get(pot) ?? left;
}

/** Who comes to a place, as the only one of a list. */
export const drawnOf = (candidates: readonly string[], key: DrawKey): string[] =>
  randomFromKey(key).shuffle(candidates).slice(0, 1);

const isApart = (apart: Apart, one: string, other: string): boolean =>
  apart.some((list) => list.includes(one) && list.includes(other));
