import type { LineUpDraft } from '@pailei/contracts/play/battles/battle-views';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { clockText } from '../../../../shared/ui/time/time.format.ts';
import { LineUpRows } from './LineUpRows.tsx';
import { LockStrip } from './LockStrip.tsx';

/** The line-up that the captains are making, as the other members see it. */
export function DraftView({ state, side, draft }: { state: BattleState; side: Side; draft: LineUpDraft | null }) {
  return (
    <>
      <LockStrip state={state} side={side}>
        <p className="max-w-70 text-13 text-text-2">名单由队长或副队长锁定，锁定后在这里能看到你的位置。</p>
      </LockStrip>
      <section className="max-w-200">
        <SectionHeader
          title="出战名单"
          meta={draft === null ? '还没有草稿' : `草稿 · ${draft.saved_by.username} ${clockText(draft.saved_at)}`}
        />
        {draft === null ? (
          <p className="border-t border-t-line-2 py-5 text-text-3">队长开始选人后，草稿会显示在这里。</p>
        ) : (
          <LineUpRows lineUp={draft.line_up} />
        )}
      </section>
    </>
  );
}
