import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { heldRows, matchesOfRows } from './held-rows.ts';

/** At most so many matches of the event, each in a place that it keeps while the list is shown: nothing moves when one ends. */
export function useHeldMatches(tournament: TournamentState, most: number): MatchSummary[] {
  const [held, setHeld] = useState<readonly string[]>([]);
  const rows = heldRows(held, tournament, most);
  if (rows !== held && rows.length > 0) setHeld(rows);
  return matchesOfRows(tournament, rows);
}
