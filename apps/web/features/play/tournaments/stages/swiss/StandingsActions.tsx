import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { LocateFixed } from 'lucide-react';

import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../../shared/state/session.atoms.ts';
import { entryOf } from '../../../../../shared/tournaments/people.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Exports } from '../Exports.tsx';
import { standingId } from './StandingsRow.tsx';

/** To the own row, and the table as a file or on paper. */
export function StandingsActions({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const user = useAtomValue(userAtom);
  const me = entryOf(tournament, user)?.id ?? null;
  return (
    <>
      {me !== null && stage.entrants.includes(me) && (
        <Button variant="ghost" icon={<LocateFixed size={16} />} onClick={() => showRow(me)}>
          找到我
        </Button>
      )}
      <Exports tournament={tournament} stage={stage} />
    </>
  );
}

function showRow(id: string): void {
  document.querySelector(`#${CSS.escape(standingId(id))}`)?.scrollIntoView({ block: 'center' });
}
