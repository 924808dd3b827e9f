import type { AbsenceCase } from '@pailei/contracts/play/staff/staff-shapes';
import { ArrowRight } from 'lucide-react';

import { matchHref, placePath } from '../../../shared/links/links.ts';
import { AbsenceActions } from '../../../shared/rulings/AbsenceActions.tsx';
import { AnchorButton } from '../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { CaseHead } from './CaseHead.tsx';

/** Somebody who is not at their match, and may not know of it: the clock takes nothing from them, so a referee decides. */
export function AbsenceRow({ one, isOwn }: { one: AbsenceCase; isOwn: boolean }) {
  const { battle_id, tournament_name, label, table, opened_at, is_demo, sides, unreached } = one;
  const names = unreached.map((side) => sides[side].name).join('、');
  return (
    <li className="grid gap-2 border-b border-b-line-1 px-3 py-4 wrap-anywhere">
      <CaseHead mark={<Tag tone="huang">缺席</Tag>} sides={sides} openedAt={opened_at} />
      <p className="text-13 text-text-2">
        <TextLink to={placePath(one)}>{tournament_name}</TextLink>
        {battle_id === null ? ` · ${label} · 第 ${table} 桌` : ` · ${label}`} {is_demo && <Tag>演示</Tag>}
      </p>
      <p>{names} 未就绪，且没有通知到，系统不计缺席时限，并会继续呼叫。</p>
      <div className="flex flex-wrap items-center gap-3">
        {isOwn ? (
          <span className="text-13 text-text-2">你是本场选手，由其他裁判处理。</span>
        ) : (
          <AbsenceActions one={one} />
        )}
        <AnchorButton variant="text" icon={<ArrowRight size={16} />} href={matchHref(one)}>
          场次记录
        </AnchorButton>
      </div>
    </li>
  );
}
