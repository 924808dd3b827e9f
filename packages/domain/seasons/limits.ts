import type { SeasonFormula } from './types.ts';

export const FORMULA_PLACES_MAX = 12;
export const FORMULA_SIZES_MAX = 6;
export const FORMULA_POINTS_MAX = 10_000;
export const FORMULA_PERCENT_MAX = 1_000;
export const FORMULA_FIELD_MAX = 1_024;
export const FORMULA_BEST_MAX = 100;

/** The first thing of a formula that does not hold together; `index` is that of its line. */
export type FormulaFault = {
  readonly problem: 'places_order' | 'points_order' | 'sizes_order';
  readonly index: number;
};

/** Places rise and never bring more than the ones before; sizes rise. */
export function formulaFault({ places, sizes }: Pick<SeasonFormula, 'places' | 'sizes'>): FormulaFault | null {
  for (const [index, { place_to, points }] of places.entries()) {
    const before = places[index - 1];
    if (before && place_to <= before.place_to) return { problem: 'places_order', index };
    if (before && points > before.points) return { problem: 'points_order', index };
  }
  const index = sizes.findIndex(({ from }, at) => at > 0 && from <= (sizes[at - 1]?.from ?? 0));
  return index < 0 ? null : { problem: 'sizes_order', index };
}
