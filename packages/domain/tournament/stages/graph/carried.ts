import type { Carried, CarriedResult, StageCarry } from '../stage-entry.ts';
import { matchesOf } from '../stage-rounds.ts';
import type { StageScope } from '../stage-scope.ts';
import type { Stage } from '../stage.ts';
import { countsOf } from './advancing.ts';

/** What those who come through bring along from the stage before; undefined where that is nothing. */
export function carriedFrom(
  event: StageScope,
  before: Stage,
  entrants: readonly string[],
  carry: StageCarry,
): Carried | undefined {
  switch (carry) {
    case 'nothing':
      return undefined;
    case 'points':
      return carriedPoints(event, before, entrants);
    case 'results':
      return carriedResults(before, entrants);
    default:
      return carry satisfies never;
  }
}

function carriedPoints(event: StageScope, before: Stage, entrants: readonly string[]): Carried | undefined {
  const { points } = countsOf(event, before);
  const brought = entrants.flatMap((participant_id) => {
    const earned = points.get(participant_id) ?? 0;
    return earned > 0 ? [{ participant_id, points: earned }] : [];
  });
  return brought.length > 0 ? { kind: 'points', points: brought } : undefined;
}

/** The results of the stage itself, and those that it had brought along. */
function carriedResults(before: Stage, entrants: readonly string[]): Carried | undefined {
  const isIn = new Set(entrants);
  const older = before.carried?.kind === 'results' ? before.carried.results : [];
  const own = matchesOf(before).flatMap(({ match_id, a, b, result, wins_a, wins_b, games }): CarriedResult[] =>
    result === null ? [] : [{ match_id, a, b, result, wins_a, wins_b, ...(games && { games }) }],
  );
  const results = [...older, ...own].filter(({ a, b }) => isIn.has(a) && isIn.has(b));
  return results.length > 0 ? { kind: 'results', results } : undefined;
}
