import { countGroups } from '../../../groups/group-sizes.ts';
import { scheduleRoundCount, type GroupLegs } from '../../../groups/schedule.ts';
import type { ScheduledRound } from '../settings/stage-schedule.ts';
import { roundRobinRules } from './settings-rules.ts';
import type { RoundRobinStageSettings } from './round-robin-stage.ts';

export function roundRobinSchedule(wish: RoundRobinStageSettings, entrants: number): ScheduledRound[] {
  const groups = countGroups(wish, entrants);
  const larger = entrants % groups;
  const size = Math.floor(entrants / groups);
  return Array.from({ length: roundRobinRules.roundCount(wish, entrants) }, (_, index) => ({
    matches:
      larger * matchesInRound(size + 1, wish.legs, index) + (groups - larger) * matchesInRound(size, wish.legs, index),
    best_of: wish.best_of,
  }));
}

/** Of one group; a smaller one is done earlier than the others. */
function matchesInRound(size: number, legs: GroupLegs, index: number): number {
  return index < scheduleRoundCount([size], legs) ? Math.floor(size / 2) : 0;
}
