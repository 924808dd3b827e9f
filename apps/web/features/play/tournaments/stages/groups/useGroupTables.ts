import type { GroupTable } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { nextGroups, type KnownGroups } from './group-tables.ts';

/** The groups of a stage, carried on from result to result. */
export function useGroupTables(tournament: TournamentState, stage: number): readonly GroupTable[] {
  const [known, setKnown] = useState<KnownGroups | null>(null);
  const next = nextGroups(known, tournament, stage);
  if (next !== known) setKnown(next);
  return next.tables;
}
