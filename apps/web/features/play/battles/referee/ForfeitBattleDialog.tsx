import type { Losers } from '@pailei/domain/battles/commands';
import { useState } from 'react';

import { RulingChoice } from '../../../../shared/rulings/RulingChoice.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { loserOptions, type RulingDialogProps } from './dialog-props.ts';
import { useBattleRuling } from './rulings.api.ts';

/** One team or both lose the whole battle. */
export function ForfeitBattleDialog({ id, state, onClose }: RulingDialogProps) {
  const rule = useBattleRuling(id);
  const [losers, setLosers] = useState<Losers | null>(null);
  const name = losers === 'both' ? '双方' : losers && state.sides[losers].name;
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="判整场负"
      description="团队战立即结束，进行中的台中止。之后可以撤销。"
      label="原因"
      confirmLabel={name === null ? '请选择判负的一方' : `判 ${name} 整场负`}
      variant="danger-fill"
      disabled={losers === null}
      pending={rule.isPending}
      error={rule.error}
      onConfirm={(reason) =>
        losers !== null && rule.mutate({ type: 'forfeit_battle', losers, reason }, { onSuccess: onClose })
      }
    >
      <RulingChoice label="判负" options={loserOptions(state.sides)} value={losers} onChange={setLosers} />
    </ReasonDialog>
  );
}
