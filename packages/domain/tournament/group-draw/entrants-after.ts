import { rulesOf } from '../stages/settings/rules-of.ts';
import { comingThrough } from '../stages/graph/advancing.ts';
import { entryOf } from '../stages/graph/entry-of.ts';
import type { Stage } from '../stages/stage.ts';
import type { TournamentState } from '../types.ts';

/** Who comes through from a finished stage into the next, the best first; nobody where it is the last. */
export function entrantsAfter(state: TournamentState, index: number): readonly string[] {
  const settings = state.settings.stages[index + 1];
  if (!settings) return [];
  const through = comingThrough(state, state.stages[index] as Stage, entryOf(settings).advance);
  return through.slice(0, rulesOf(settings).places(settings) ?? through.length);
}
