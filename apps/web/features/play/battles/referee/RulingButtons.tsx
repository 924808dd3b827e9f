import type { BattleState } from '@pailei/domain/battles/types';
import { useState, type ComponentType } from 'react';

import { Button, type ButtonVariant } from '../../../../shared/ui/actions/Button.tsx';
import { BoardDialog } from './BoardDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { ForfeitBattleDialog } from './ForfeitBattleDialog.tsx';
import { PlainRulingDialog } from './PlainRulingDialog.tsx';
import { CorrectBoardDialog } from './CorrectBoardDialog.tsx';
import type { RulingDialogProps } from './dialog-props.ts';
import { PenaltyDialog } from './PenaltyDialog.tsx';
import { possibleActions, type RefereeAction } from './possible-rulings.ts';
import { ReopenDialog } from './ReopenDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

type Action = { label: string; variant: ButtonVariant; Dialog: ComponentType<RulingDialogProps> };

const ACTIONS: Readonly<Record<RefereeAction, Action>> = {
  pause: { label: '暂停', variant: 'ghost', Dialog: (props) => <PlainRulingDialog {...props} type="pause" /> },
  resume: { label: '恢复', variant: 'primary', Dialog: (props) => <PlainRulingDialog {...props} type="resume" /> },
  extend: { label: '延长时限', variant: 'ghost', Dialog: ExtendDialog },
  forfeit_board: {
    label: '判一台负',
    variant: 'ghost',
    Dialog: (props) => <BoardDialog {...props} type="forfeit_board" />,
  },
  restore_board: {
    label: '撤销一台判负',
    variant: 'ghost',
    Dialog: (props) => <BoardDialog {...props} type="restore_board" />,
  },
  correct_board: { label: '更正结果', variant: 'ghost', Dialog: CorrectBoardDialog },
  penalty: { label: '判罚', variant: 'ghost', Dialog: PenaltyDialog },
  replace_player: { label: '换人', variant: 'ghost', Dialog: ReplaceDialog },
  forfeit_battle: { label: '判整场负', variant: 'danger', Dialog: ForfeitBattleDialog },
  reopen: { label: '撤销整场判负', variant: 'ghost', Dialog: ReopenDialog },
  cancel: { label: '取消团队战', variant: 'danger', Dialog: (props) => <PlainRulingDialog {...props} type="cancel" /> },
};

/** What a referee can decide now; each in a dialog with its reason. */
export function RulingButtons({ id, state }: { id: string; state: BattleState }) {
  const [action, setAction] = useState<RefereeAction | null>(null);
  const Open = action && ACTIONS[action].Dialog;
  return (
    <>
      <div className="flex flex-wrap gap-2" role="group" aria-label="裁定">
        {possibleActions(state).map((one) => (
          <Button key={one} variant={ACTIONS[one].variant} onClick={() => setAction(one)}>
            {ACTIONS[one].label}
          </Button>
        ))}
      </div>
      {Open && <Open id={id} state={state} onClose={() => setAction(null)} />}
    </>
  );
}
