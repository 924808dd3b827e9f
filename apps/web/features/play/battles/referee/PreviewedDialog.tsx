import { useState, type ReactNode } from 'react';

import { battleEffectLines } from '../../../../shared/rulings/battle-effect-lines.ts';
import { EffectLines } from '../../../../shared/rulings/EffectLines.tsx';
import type { LaterStages } from '../../../../shared/rulings/later-stages.ts';
import { LaterStagesChoice } from '../../../../shared/rulings/LaterStagesChoice.tsx';
import { eventLines, standingLines } from '../../../../shared/rulings/preview-labels.ts';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { useBattleRuling, useRulingPreview, type PreviewedRuling } from './rulings.api.ts';

type PreviewedDialogProps = {
  id: string;
  title: string;
  description: string;
  /** Null: not all of it is chosen. */
  ruling: PreviewedRuling | null;
  confirmLabel: string;
  isGrave: boolean;
  onClose: () => void;
  children?: ReactNode;
};

/** A ruling with what else changes by it: in the battle, and in the event that has gone on with its result. */
export function PreviewedDialog({ id, ruling, isGrave, onClose, children, ...texts }: PreviewedDialogProps) {
  const [laterStages, setLaterStages] = useState<LaterStages>('keep');
  const preview = useRulingPreview(id, ruling, laterStages);
  const rule = useBattleRuling(id);
  const { event = null } = preview.data ?? {};
  const lost = event?.withdrawn.length ?? 0;
  const confirm = (reason: string) => {
    if (!ruling || !preview.data) return;
    const choice = { force: lost > 0, restart_stages: laterStages === 'restart' };
    // what has changed meanwhile is worked out anew, and confirmed anew
    rule.mutate(
      { ...ruling, ...choice, reason, seen: preview.data.seen },
      { onSuccess: onClose, onError: () => void preview.refetch() },
    );
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.description}
      label="原因"
      confirmLabel={lost > 0 ? `${texts.confirmLabel}，作废 ${lost} 场` : texts.confirmLabel}
      variant={isGrave || lost > 0 ? 'danger-fill' : 'primary'}
      disabled={ruling === null || preview.data === undefined || preview.isFetching}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={confirm}
    >
      {children}
      {ruling && (
        <LaterStagesChoice value={laterStages} preview={event} error={preview.error} onChange={setLaterStages} />
      )}
      {ruling && <EffectLines title="裁定后会动到" error={preview.error} lines={linesOf(preview.data)} />}
    </ReasonDialog>
  );
}

type Preview = NonNullable<ReturnType<typeof useRulingPreview>['data']>;

const linesOf = (preview: Preview | undefined) =>
  preview
    ? [
        ...battleEffectLines(preview.effects),
        ...(preview.event ? [...eventLines(preview.event), ...standingLines(preview.event)] : []),
      ]
    : null;
