import { holdsRight } from '@pailei/domain/rights/rights';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { Button } from '../ui/actions/Button.tsx';

const UndoDialog = lazy(async () => ({ default: (await import('./UndoDialog.tsx')).UndoDialog }));

/** The staff take back the last step of an event that has begun; nothing for all others. */
export function UndoButton({ tournament }: { tournament: TournamentState }) {
  const isReferee = holdsRight('referee', useAtomValue(userAtom));
  const [isOpen, setOpen] = useState(false);
  const hasSteps = tournament.status === 'running' || tournament.status === 'finished';
  if (!isReferee || !hasSteps) return null;
  return (
    <>
      <Button variant="ghost" icon={<Undo2 size={16} />} onClick={() => setOpen(true)}>
        撤销上一步
      </Button>
      {isOpen && (
        <Suspense>
          <UndoDialog tournament={tournament} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
