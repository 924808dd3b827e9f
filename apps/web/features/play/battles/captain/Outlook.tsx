import { battleOutlook } from '@pailei/domain/battles/outlook/outlook';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { outlookLines, outlookSummary } from './model/outlook-texts.ts';

/** What the boards that are left can bring: how the team wins, ties and loses. Nothing before play and after the end. */
export function Outlook({ state, side }: { state: BattleState; side: Side }) {
  const outlook = battleOutlook(state, side);
  if (!outlook) return null;
  return (
    <section>
      <SectionHeader title="战况" meta={outlookSummary(outlook, state)} />
      <ul className="border-t border-t-line-2">
        {outlookLines(outlook, state, side).map(({ key, mark, condition, scores, consequence }) => (
          <li
            key={key}
            className="grid min-h-13 grid-cols-[minmax(0,5fr)_minmax(96px,2fr)_minmax(0,8fr)] items-center gap-x-4 gap-y-0.5 border-b border-b-line-1 px-3 py-2.5 max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:px-0"
          >
            <span className="flex min-w-0 items-center gap-2.5 font-medium">
              {mark ? <Seal mark={mark} /> : <Tag isOutlined>平</Tag>}
              <span className="min-w-0">{condition}</span>
            </span>
            <span className="text-center font-num text-18 font-semibold">{scores}</span>
            <span className="text-13 text-text-2 max-tablet:col-span-full">{consequence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
