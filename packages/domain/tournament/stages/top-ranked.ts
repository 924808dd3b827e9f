import type { StageBase } from './stage-base.ts';
import { isActive, type StageScope } from './stage-scope.ts';

/** The best of a finished stage who are still in. */
export function topRanked(event: StageScope, { ranking }: StageBase, places: number | null): string[] {
  const stillIn = ranking.filter((id) => isActive(event, id));
  return stillIn.slice(0, places ?? stillIn.length);
}
