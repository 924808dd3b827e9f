import type { Criterion } from '@pailei/domain/standings';
import { standingsTables, type TournamentState } from '@pailei/domain/tournament';
import { useState } from 'react';

import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { entryOf } from '../../../../../shared/tournaments/people.ts';
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
      places={cutAfter(tournament, stage)?.size ?? null}
      onOpen={setCriterion}
      onClose={onClose}
    />
  );
}

function newestTableOf(tournament: TournamentState, id: string) {
  const tables = tournament.stages.flatMap(({ index }) =>
    standingsTables(tournament, index).map((table) => ({ stage: index, table })),
  );
  return tables.findLast(({ table }) => table.rows.some((row) => row.id === id));
}
