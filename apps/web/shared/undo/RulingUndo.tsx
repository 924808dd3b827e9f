import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { ShownStep } from '@pailei/contracts/play/pairings/undo.api';
import { useState, type ReactNode } from 'react';

import { useMatchCommand, useRulingPreview } from '../match/commands.api.ts';
import type { LaterStages } from '../rulings/later-stages.ts';
import { bodyOf } from '../rulings/panel/ruling-draft.ts';
import { RulingEffects } from '../rulings/RulingEffects.tsx';
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
  const [laterStages, setLaterStages] = useState<LaterStages>('keep');
  const command = { type: 'undo_ruling', restart_stages: laterStages === 'restart' ? 'true' : 'false' } as const;
  const preview = useRulingPreview(match_id, command);
  const rule = useMatchCommand(matchesApi.rule, match_id, true);
  const shown = preview.data;
  const again = () => {
    void preview.refetch();
    onStale();
  };
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
      disabled={!shown || preview.isFetching}
      error={rule.error}
      onConfirm={(reason) =>
        shown && rule.mutate(bodyOf(command, reason, shown), { onSuccess: onClose, onError: again })
      }
    >
      {children}
      <RulingEffects
        title="撤销后会动到"
        names={{ a: a_name, b: b_name }}
        preview={preview}
        laterStages={laterStages}
        onChange={setLaterStages}
      />
    </ReasonDialog>
  );
}
