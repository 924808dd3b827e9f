import { rulesOf } from '../settings/rules-of.ts';
import type { StageEntry } from '../stage-entry.ts';
import type { StageSettings } from '../stage.ts';

/** How a stage is filled; without a choice of the organiser as its type does it: the best by its size, else all. */
export function entryOf(settings: StageSettings): StageEntry {
  const rules = rulesOf(settings);
  if (settings.entry) return settings.entry;
  const places = rules.places(settings);
  return {
    advance: places === null ? { kind: 'all' } : { kind: 'top', places },
    distribution: rules.distributions[0],
    carry: 'nothing',
  };
}

/**
 * How many come through into a stage, as far as that is set; null: as many as there are. `groups`: how many groups the stage before
 * has.
 */
export function plannedEntrants(settings: StageSettings, groups: number): number | null {
  const { advance } = entryOf(settings);
  const places = rulesOf(settings).places(settings);
  const set =
    advance.kind === 'top' ? advance.places : advance.kind === 'top_of_group' ? advance.places * groups : null;
  return places === null || set === null ? (set ?? places) : Math.min(set, places);
}
