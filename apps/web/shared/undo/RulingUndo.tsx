import type { ShownStep } from '@pailei/contracts/play/pairings/undo.api';
import type { ReactNode } from 'react';

import { RulingEffects } from '../rulings/RulingEffects.tsx';
import { usePreviewedRuling } from '../rulings/usePreviewedRuling.ts';
import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { Time } from '../ui/time/Time.tsx';

type RulingUndoProps = {
  title: string;
  step: Extract<ShownStep, { kind: 'ruling' }>;
  children: ReactNode;
  onClose: () => void;
  /** What was shown is old: it is asked for anew. */
  onStale: () => void;
};

/** Takes back the last ruling on a match: it then stands as before, and its clock has the time since. */
export function RulingUndo({ title, step, children, onClose, onStale }: RulingUndoProps) {
  const { match_id, a_name, b_name, ruling } = step;
  const { preview, rule, isReady, effects, send } = usePreviewedRuling(match_id, { type: 'undo_ruling' });
  const shown = preview.data;
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`撤销${title}`}
      description={
        <>
          {ruling.by.name} <Time iso={ruling.at} />：{ruling.reason}
        </>
      }
      label="原因"
      confirmLabel={shown && shown.withdrawn.length > 0 ? `撤销，作废 ${shown.withdrawn.length} 场` : '撤销这次裁定'}
      variant="danger-fill"
      pending={rule.isPending}
      disabled={!isReady}
      error={rule.error}
      onConfirm={(reason) => void send(reason, { onDone: onClose, onRefused: onStale })}
    >
      {children}
      <RulingEffects title="撤销后会动到" names={{ a: a_name, b: b_name }} {...effects} />
    </ReasonDialog>
  );
}
