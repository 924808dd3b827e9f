import { captainAction } from '@pailei/domain/battles/next-action';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';
import { ChevronRight } from 'lucide-react';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Countdown } from '../../../../shared/ui/time/Countdown.tsx';
import { actionLabel } from './model/action-label.ts';

export const DECISION_ID = 'decision';

/** On phones: the next decision with its clock, always on the screen; pressed, it leads to the panel. */
export function DecisionBar({ state, side }: { state: BattleState; side: Side }) {
  const { due_at } = captainAction(state, side);
  const { label, isAsked } = actionLabel(state, side);
  return (
    <a
      href={`#${DECISION_ID}`}
      className={cx(
        'fixed inset-x-0 bottom-0 z-batch hidden h-14 items-center gap-3 border-t bg-surface-pop px-4 max-tablet:flex print:hidden',
        isAsked ? 'border-t-zhu-bright' : 'border-t-line-2',
      )}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(DECISION_ID)?.scrollIntoView({ block: 'start' });
      }}
    >
      <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
      {due_at && (
        <span className={cx('text-20', isAsked ? 'text-huang-text' : 'text-text-2')}>
          <Countdown dueAt={due_at} isLabelled />
        </span>
      )}
      <ChevronRight size={16} className="text-text-3" aria-hidden="true" />
    </a>
  );
}
