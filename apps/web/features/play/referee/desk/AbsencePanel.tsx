import type { AbsenceCase } from '@pailei/contracts/play/staff/staff-shapes';

import { battlePath } from '../../../../shared/links/links.ts';
import { AbsenceActions } from '../../../../shared/rulings/AbsenceActions.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';

/** Somebody who is not at their match, and may not know of it: the clock takes nothing from them, so a referee decides. */
export function AbsencePanel({ one, isOwn }: { one: AbsenceCase; isOwn: boolean }) {
  const names = one.unreached.map((side) => one.sides[side].name).join('、');
  return (
    <Panel className="mb-4 grid gap-3 wrap-anywhere" aria-label={`缺席：${names}`}>
      <p>{names} 未就绪，且没有通知到，系统不计缺席时限，并会继续呼叫。</p>
      {one.is_whole_team && one.battle_id !== null && (
        <p>
          这支战队没有人就绪，各台只算一件，可以在
          <TextLink to={battlePath(one.battle_id)}>团队战页面</TextLink>
          整场判负。
        </p>
      )}
      {!isOwn && (
        <div className="flex flex-wrap items-center gap-3">
          <AbsenceActions one={one} />
        </div>
      )}
    </Panel>
  );
}
