import type { Outcome } from './combinations.ts';
import type { OpenMatch } from './types.ts';

/** Places in the list of the open matches that somebody plays. */
export function ownMatches(open: readonly OpenMatch[], id: string | null): number[] {
  return open.flatMap(({ a, b }, index) => (a === id || b === id ? [index] : []));
}

/** Whether one wins or loses all own matches; null: neither, or there are none. */
export function ownResult(
  outcomes: readonly Outcome[],
  own: readonly number[],
  id: string | null,
): 'win' | 'loss' | null {
  const wins = own.filter((index) => {
    const outcome = outcomes[index];
    return outcome !== undefined && (outcome.result === 'a') === (outcome.a === id);
  }).length;
  if (own.length === 0 || (wins > 0 && wins < own.length)) return null;
  return wins > 0 ? 'win' : 'loss';
}
