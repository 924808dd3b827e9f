import { groupSizes } from '../../seeding/seats.ts';
import { rulesOf } from '../settings/rules-of.ts';
import type { StageSettings } from '../stage.ts';

/** How many stand in each group of a stage with so many entrants; null: it has no groups. */
export function groupSizesOf(settings: StageSettings, entrants: number): number[] | null {
  const groups = rulesOf(settings).groupCount(settings, entrants);
  return groups === null ? null : groupSizes(entrants, groups);
}

/** How many of each group can still come through; null: the stage has no groups. */
export function groupPlacesOf(settings: StageSettings, entrants: number): number[] | null {
  const { groupPlaces = Infinity } = rulesOf(settings);
  return groupSizesOf(settings, entrants)?.map((size) => Math.min(size, groupPlaces)) ?? null;
}
