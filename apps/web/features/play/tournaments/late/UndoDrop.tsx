import { fieldApi } from '@pailei/contracts/play/pairings/field.api';
import { mayUndoDrop } from '@pailei/domain/tournament/decide/decide-field';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { Undo2 } from 'lucide-react';

import { usePlayerCommand } from '../../../../shared/tournaments/entries/entries.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';

/** Taking back that one has dropped out, until the next round is paired. */
export function UndoDrop({ tournament, participant }: { tournament: TournamentState; participant: Participant }) {
  const undo = usePlayerCommand(fieldApi.undoDrop, tournament.id);
  if (!mayUndoDrop(tournament, participant.id)) return null;
  const action = (
    <Button size="sm" icon={<Undo2 size={14} />} pending={undo.isPending} onClick={() => undo.mutate()}>
      撤销退出
    </Button>
  );
  return (
    <Note action={action} wraps>
      下一轮配对之前可以撤销退出，已判负的场次不变。
    </Note>
  );
}
