import type { CarriedResult } from '../stage-entry.ts';
import type { StageBase } from '../stage-base.ts';

/** Match points that entrants brought along into a stage, by participant id. */
export function carriedPointsOf({ carried }: Pick<StageBase, 'carried'>): ReadonlyMap<string, number> {
  const points = carried?.kind === 'points' ? carried.points : [];
  return new Map(points.map(({ participant_id, points: brought }) => [participant_id, brought]));
}

/** Results of earlier stages that count in this one: as if they had been played in it. */
export function carriedResultsOf({ carried }: Pick<StageBase, 'carried'>): readonly CarriedResult[] {
  return carried?.kind === 'results' ? carried.results : [];
}
