import type { BattleState } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import { battleMark, isUpcoming } from '../../../../../shared/battles/battle-mark.ts';
import { formatDateTime } from '../../../../../shared/ui/time/time.format.ts';
import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { formatView } from '../../formats/format-views.ts';
import { PhaseLine } from './PhaseLine.tsx';

type WaitingProps = {
  state: BattleState;
  replayTime: number | null;
  /** The way to the score, where it is hidden: then nothing tells how the battle goes. */
  children: ReactNode;
};

/** The middle of a stage without a ring: the phase with its clock, before the start who has locked and when it is shown. */
export function Waiting({ state, replayTime, children }: WaitingProps) {
  const isBefore = isUpcoming(state.status);
  const { stage, reveal } = formatView(state);
  return (
    <div
      className={cx(
        'grid content-center justify-items-center gap-2 text-center',
        stage === 'ring' ? 'min-h-48' : 'min-h-34',
      )}
    >
      {children ? (
        <>
          <p className="h-6 text-13 text-text-2">{battleMark(state.status).label}</p>
          {children}
        </>
      ) : (
        <PhaseLine state={state} replayTime={replayTime} />
      )}
      {!isBefore && !children && (
        <p className="text-13 text-text-2">
          总胜局{' '}
          <span className="font-num text-16 font-semibold text-text-1">
            {state.games.a} : {state.games.b}
          </span>
        </p>
      )}
      {isBefore && (
        <>
          <time className="font-num text-28 font-semibold" dateTime={state.starts_at}>
            {formatDateTime(state.starts_at)}
          </time>
          <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-13">
            {SIDES.map((side) => (
              <li key={side} className="flex items-center gap-1.5 text-text-2">
                {state.sides[side].line_up.locked && <Lock size={14} className="text-lv-text" />}
                {state.sides[side].name}
                {state.sides[side].line_up.locked ? ' 已锁定' : ' 未锁定'}
              </li>
            ))}
          </ul>
          <p className="text-12 text-text-3">{reveal}</p>
        </>
      )}
    </div>
  );
}
