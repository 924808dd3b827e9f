import type { StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { nextStandings, type KnownStandings } from './standings.ts';

const NOBODY: readonly StandingsRow[] = [];

/** The table of a stage, carried on from result to result; empty where it keeps none. */
export function useStandings(tournament: TournamentState, stage: number): readonly StandingsRow[] {
  const [known, setKnown] = useState<KnownStandings | null>(null);
  if (stage < 0) return NOBODY;
  const next = nextStandings(known, tournament, stage);
  if (next !== known) setKnown(next);
  return next.rows;
}
