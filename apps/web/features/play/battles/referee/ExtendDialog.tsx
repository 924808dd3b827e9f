import { BATTLE_DUE_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { useState } from 'react';

import { RulingChoice } from '../../../../shared/rulings/RulingChoice.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import type { RulingDialogProps } from './dialog-props.ts';
import { useBattleRuling } from './rulings.api.ts';

const MINUTES = [2, 5, 10, 15, 30] as const;

/** More time for the deadline that runs now. One that has passed meanwhile is refused. */
export function ExtendDialog({ id, state, onClose }: RulingDialogProps) {
  const rule = useBattleRuling(id);
  const [minutes, setMinutes] = useState<number>(5);
  const { due_at, due_kind } = state;
  const what = due_kind === null ? '' : BATTLE_DUE_NAMES[due_kind];
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="延长时限"
      description={due_at === null ? '现在没有计时。' : `${what}：现为 ${formatDateTime(due_at)}`}
      label="原因"
      confirmLabel={`延长 ${minutes} 分钟`}
      disabled={due_at === null}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={(reason) =>
        due_at !== null &&
        rule.mutate({ type: 'extend', due_at, seconds: minutes * 60, reason }, { onSuccess: onClose })
      }
    >
      <RulingChoice
        label="延长"
        options={MINUTES.map((value) => ({ value: String(value), label: `${value} 分钟` }))}
        value={String(minutes)}
        onChange={(value) => setMinutes(Number(value))}
      />
    </ReasonDialog>
  );
}
