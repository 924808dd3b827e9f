import type { ClassRecord } from '@pailei/contracts/people/profile/profile.api';
import { className } from '@pailei/domain/decks/deck-rules';

import { useDeckRules } from '../../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { classLines } from './record.model.ts';

/** Games won and lost by the class of the player's own deck. */
export function ClassList({ classes }: { classes: readonly ClassRecord[] }) {
  const rules = useDeckRules();
  const lines = classLines(classes);
  return (
    <section>
      <SectionHeader title="职业胜率" meta="按局" />
      {lines.length === 0 && <p className="text-text-3">还没有用提交的卡组打完一局。</p>}
      <ul className="border-t border-t-line-2 empty:border-t-0">
        {lines.map(({ class: heroClass, wins, losses, rate }) => (
          <li
            key={heroClass}
            className="grid min-h-12 grid-cols-[22px_64px_minmax(0,1fr)_52px_40px] items-center gap-3 border-b border-b-line-1 text-right"
          >
            <ClassPlate heroClass={heroClass} size="s" />
            <span className="text-left">{className(rules, heroClass)}</span>
            <span className="h-1 overflow-hidden rounded-[2px] bg-surface-3" aria-hidden="true">
              <i className="block h-full bg-jin-fill" style={{ width: `${rate}%` }} />
            </span>
            <span className="font-num font-semibold">
              {wins}–{losses}
            </span>
            <span className="font-num font-semibold text-text-3">{rate}%</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
