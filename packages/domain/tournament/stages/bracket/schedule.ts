import type { BracketNode } from '../../bracket/types.ts';
import type { BestOf } from '../../../series/settings.ts';
import type { ScheduledRound } from '../settings/stage-schedule.ts';

/** The rounds of a bracket in the order of play, without the second match of a final, which the results alone ask for. */
export function bracketSchedule(
  nodes: readonly BracketNode[],
  bestOf: (node: BracketNode) => BestOf,
): ScheduledRound[] {
  const certain = nodes.filter(({ leg }) => leg === 1);
  const rounds = [...Map.groupBy(certain, ({ round }) => round)].toSorted(([one], [other]) => one - other);
  return rounds.map(([, round]) => ({
    matches: round.length,
    best_of: round.map(bestOf).reduce((longest, length) => (length > longest ? length : longest)),
  }));
}
