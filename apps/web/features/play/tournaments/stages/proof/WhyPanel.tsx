import type { Criterion } from '@pailei/domain/tournament/standings/types';
import { standingsTables, type StandingsTable } from '@pailei/domain/tournament/standings-tables';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useState } from 'react';

import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { entryOf } from '../../../../../shared/tournaments/people.ts';
import { throughPerGroup } from '../groups/group-status.ts';
import { cutAfter } from '../stage-views.ts';
import { ProofPanel } from './ProofPanel.tsx';

/** Why the visitor stands where they do, in the newest table that has them; nothing where none does. */
export function WhyPanel({ tournament, onClose }: { tournament: TournamentState; onClose: () => void }) {
  const user = useAtomValue(userAtom);
  const [criterion, setCriterion] = useState<Criterion | null>(null);
  const id = entryOf(tournament, user)?.id;
  const found = id === undefined ? undefined : newestTableOf(tournament, id);
  if (id === undefined || !found) return null;
  const { stage, table } = found;
  return (
    <ProofPanel
      tournament={tournament}
      stage={stage}
      table={table}
      id={id}
      criterion={criterion}
      places={placesOf(tournament, stage, table)}
      onOpen={setCriterion}
      onClose={onClose}
    />
  );
}

/** How many of a table go on. */
function placesOf(tournament: TournamentState, stage: number, { group }: StandingsTable): number | null {
  const groups = tournament.stages[stage]?.groups?.length;
  if (group !== null && groups !== undefined) return throughPerGroup(tournament, stage, groups);
  return cutAfter(tournament, stage)?.size ?? null;
}

function newestTableOf(tournament: TournamentState, id: string) {
  const tables = tournament.stages.flatMap(({ index }) =>
    standingsTables(tournament, index).map((table) => ({ stage: index, table })),
  );
  return tables.findLast(({ table }) => table.rows.some((row) => row.id === id));
}
