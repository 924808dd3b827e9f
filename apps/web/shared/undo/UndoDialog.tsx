import type { TournamentState } from '@pailei/domain/tournament/types';

import { messageOf } from '../api/error-text.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/feedback/Dialog.tsx';
import { Note } from '../ui/feedback/Note.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { RulingUndo } from './RulingUndo.tsx';
import { StartUndo } from './StartUndo.tsx';
import { stepText, UNDO_REFUSAL_TEXTS } from './undo-texts.ts';
import { useLastStep } from './undo.api.ts';

type UndoDialogProps = { tournament: TournamentState; onClose: () => void };

/** Which step is the last that can be taken back, what that would move, and the reason for it. */
export function UndoDialog({ tournament, onClose }: UndoDialogProps) {
  const { data, error, refetch } = useLastStep(tournament.id);
  if (!data)
    return (
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="撤销上一步">
        {error ? <Note tone="yan">{messageOf(error)}</Note> : <SkeletonRows count={3} />}
      </Dialog>
    );
  const { step, preview, blocked } = data;
  const note = blocked && (
    <Note>{`${stepText(tournament, blocked.step)}不能撤销：${UNDO_REFUSAL_TEXTS[blocked.refusal]}。`}</Note>
  );
  const again = () => void refetch();
  if (step?.kind === 'ruling')
    return (
      <RulingUndo key={step.ruling.at} title={stepText(tournament, step)} step={step} onClose={onClose} onStale={again}>
        {note}
      </RulingUndo>
    );
  if (step && preview)
    return (
      <StartUndo
        key={preview.seen}
        tournamentId={tournament.id}
        title={stepText(tournament, step)}
        step={step}
        preview={preview}
        onClose={onClose}
        onStale={again}
      >
        {note}
      </StartUndo>
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="撤销上一步"
      footer={
        <Button variant="ghost" onClick={onClose}>
          返回
        </Button>
      }
    >
      {note ?? <Note>没有可以撤销的一步。</Note>}
    </Dialog>
  );
}
