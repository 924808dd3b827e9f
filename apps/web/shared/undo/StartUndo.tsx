import type { ShownStep, StartPreview } from '@pailei/contracts/play/pairings/undo.api';
import type { ReactNode } from 'react';

import { EffectLines } from '../rulings/EffectLines.tsx';
import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { AFTER_START, startLines } from './undo-texts.ts';
import { useUndoStart } from './undo.api.ts';

type StartUndoProps = {
  tournamentId: string;
  title: string;
  step: Exclude<ShownStep, { kind: 'ruling' }>;
  preview: StartPreview;
  children: ReactNode;
  onClose: () => void;
  /** What was shown is old: it is asked for anew. */
  onStale: () => void;
};

/** Takes back the start of a round or of a stage in which nobody has begun. */
export function StartUndo({ tournamentId, title, step, preview, children, onClose, onStale }: StartUndoProps) {
  const undo = useUndoStart(tournamentId);
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`撤销${title}`}
      description={AFTER_START[step.kind]}
      label="原因"
      confirmLabel={`撤销，作废 ${preview.withdrawn.length} 场`}
      variant="danger-fill"
      pending={undo.isPending}
      error={undo.error}
      onConfirm={(reason) =>
        undo.mutate({ step, seen: preview.seen, reason }, { onSuccess: onClose, onError: onStale })
      }
    >
      {children}
      <EffectLines title="撤销后会动到" error={null} lines={startLines(preview)} />
    </ReasonDialog>
  );
}
