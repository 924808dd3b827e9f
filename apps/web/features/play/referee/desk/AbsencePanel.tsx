import type { AbsenceCase } from '@pailei/contracts/play/staff/staff-shapes';

import { AbsenceActions } from '../../../../shared/rulings/AbsenceActions.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';

/** Somebody who is not at their match, and may not know of it: the clock takes nothing from them, so a referee decides. */
export function AbsencePanel({ one, isOwn }: { one: AbsenceCase; isOwn: boolean }) {
  const names = one.unreached.map((side) => one.sides[side].name).join('、');
  return (
    <Panel className="mb-4 grid gap-3 wrap-anywhere" aria-label={`缺席：${names}`}>
      <p>{names} 未就绪，且没有通知到，系统不计缺席时限，并会继续呼叫。</p>
      {!isOwn && (
        <div className="flex flex-wrap items-center gap-3">
          <AbsenceActions one={one} />
        </div>
      )}
    </Panel>
  );
}
