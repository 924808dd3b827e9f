import type { ClassRecord } from '@pailei/contracts/profile';
import { className } from '@pailei/domain/decks';
import type { CSSProperties } from 'react';

import { useDeckRules } from '../../../shared/live/useDeckRules.ts';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { classLines } from './record.model.ts';

/** Games won and lost by the class of the player's own deck. */
export function ClassList({ classes }: { classes: readonly ClassRecord[] }) {
  const rules = useDeckRules();
  const lines = classLines(classes);
  return (
    <section>
      <SectionHeader title="职业胜率" meta="按小局" />
      {lines.length === 0 && <p className="t3">还没有用提交的卡组打完的小局。</p>}
      <ul className="rc">
        {lines.map(({ class: heroClass, wins, losses, rate }) => (
          <li key={heroClass}>
            <ClassPlate heroClass={heroClass} size="s" />
            <span>{className(rules, heroClass)}</span>
            <span className="rc__b" style={{ '--w': `${rate}%` } as CSSProperties} aria-hidden="true" />
            <span className="num">
              {wins}–{losses}
            </span>
            <span className="num t3">{rate}%</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
