import type { EntryRow } from '@pailei/contracts/play/entries/entries.api';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { BatchBar } from '../../../../shared/ui/data/BatchBar.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import type { useEntryAnswers } from './useEntryAnswers.ts';

type AnswerBarProps = {
  chosen: readonly EntryRow[];
  answers: ReturnType<typeof useEntryAnswers>;
  /** The reason of a rejection is asked for. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onClear: () => void;
};

/** As long as entries are chosen: all of them are approved or rejected together. */
export function AnswerBar({ chosen, answers, isAsking, onAsk, onClear }: AnswerBarProps) {
  const { give, isPending, error } = answers;
  return (
    <>
      <BatchBar
        count={chosen.length}
        onClear={onClear}
        actions={
          <>
            <Button variant="primary" pending={isPending} onClick={() => give(chosen, { answer: 'approve' })}>
              通过
            </Button>
            <Button variant="danger" disabled={isPending} onClick={() => onAsk(true)}>
              拒绝
            </Button>
          </>
        }
      />
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={onAsk}
          title={`拒绝 ${chosen.length} 项报名`}
          description="选手或战队会看到原因，交过的参赛费全部退回。"
          label="原因"
          confirmLabel="拒绝报名"
          variant="danger-fill"
          pending={isPending}
          error={error}
          onConfirm={(reason) => give(chosen, { answer: 'reject', reason }, () => onAsk(false))}
        />
      )}
    </>
  );
}
