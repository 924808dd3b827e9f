import type { SeriesTimers } from '../../../series/settings.ts';
import { scheduleOf } from '../settings/stage-schedules.ts';
import type { StageSettings } from '../stage.ts';
import { groupPlacesOf, groupSizesOf } from './group-sizes-of.ts';
import { entryOf, plannedEntrants } from './entry-of.ts';
import { roundMinutes } from '../../../series/round-minutes.ts';

/** What a stage becomes. Numbers are of a field from which nobody leaves; `is_estimate` where even then the results decide. */
export type StageForecast = {
  /** Index of the stage. */
  readonly stage: number;
  readonly entrants: number;
  /** How many were to come through, where fewer do; null: all that were to. */
  readonly planned: number | null;
  /** Sizes of its groups; null: it has none. */
  readonly groups: readonly number[] | null;
  readonly rounds: number;
  readonly matches: number;
  readonly minutes: number;
  readonly is_estimate: boolean;
};

export type EventForecast = {
  /** As many as are played: the event ends where fewer than two would come through. */
  readonly stages: readonly StageForecast[];
  readonly matches: number;
  readonly minutes: number;
};

type Graph = { readonly stages: readonly StageSettings[]; readonly timers: Pick<SeriesTimers, 'check_in'> };

/** Length of a round by the site's rule: 10 minutes, and 10 for each game that it may have. */

/** What an event becomes for a field of so many, at least two: who is in each stage, its rounds, matches and length. */
export function forecastStages({ stages, timers }: Graph, entrants: number): EventForecast {
  const checkInMinutes = Math.ceil(timers.check_in[0] / 60);
  const found: StageForecast[] = [];
  for (const [index, settings] of stages.entries()) {
    const coming = comingInto(settings, entrants, stages[index - 1], found.at(-1));
    if (coming.entrants < 2) break;
    const schedule = scheduleOf(settings)(settings, coming.entrants);
    found.push({
      stage: index,
      ...coming,
      groups: groupSizesOf(settings, coming.entrants),
      rounds: schedule.length,
      matches: schedule.reduce((sum, { matches }) => sum + matches, 0),
      minutes: schedule.reduce((sum, { best_of }) => sum + checkInMinutes + roundMinutes(best_of), 0),
    });
  }
  return {
    stages: found,
    matches: found.reduce((sum, { matches }) => sum + matches, 0),
    minutes: found.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

type Coming = Pick<StageForecast, 'entrants' | 'planned' | 'is_estimate'>;

function comingInto(
  settings: StageSettings,
  field: number,
  beforeSettings: StageSettings | undefined,
  before: StageForecast | undefined,
): Coming {
  if (!before || !beforeSettings) return { entrants: field, planned: null, is_estimate: false };
  const { advance } = entryOf(settings);
  const groups = groupPlacesOf(beforeSettings, before.entrants) ?? [];
  const stillIn = groups.length > 0 ? groups.reduce((sum, places) => sum + places, 0) : before.entrants;
  const through =
    advance.kind === 'top_of_group'
      ? groups.reduce((sum, size) => sum + Math.min(size, advance.places), 0)
      : advance.kind === 'max_losses'
        ? withFewLosses(before, advance.losses)
        : stillIn;
  const planned = plannedEntrants(settings, groups.length);
  const entrants = Math.min(through, planned ?? through);
  return {
    entrants,
    planned: planned !== null && planned > entrants ? planned : null,
    is_estimate: before.is_estimate || advance.kind === 'max_losses',
  };
}

/** How many of a field have lost at most so often after so many rounds, if every match is even: a binomial share. */
function withFewLosses({ entrants, rounds }: StageForecast, losses: number): number {
  let ways = 1;
  let sum = 0;
  for (let lost = 0; lost <= Math.min(losses, rounds); lost++) {
    sum += ways;
    ways = (ways * (rounds - lost)) / (lost + 1);
  }
  return Math.round((entrants * sum) / 2 ** rounds);
}
