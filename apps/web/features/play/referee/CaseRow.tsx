import type { MatchCase } from '@pailei/contracts/play/staff/staff-shapes';
import { ArrowRight } from 'lucide-react';

import { matchHref, placePath } from '../../../shared/links/links.ts';
import { MatchChatButton } from '../../../shared/match-chat/MatchChatButton.tsx';
import { AnchorButton, Button } from '../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../shared/ui/actions/TextLink.tsx';
import { cx } from '../../../shared/ui/layout/cx.ts';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { CaseHead } from './CaseHead.tsx';
import { Claims } from './Claims.tsx';
import { subjectOf } from './case-labels.ts';

type CaseRowProps = { one: MatchCase; isOwn: boolean; isPointedAt: boolean; onDecide: () => void };

/** One game that waits for a referee: where it was played, what both say, and for how long it waits. */
export function CaseRow({ one, isOwn, isPointedAt, onDecide }: CaseRowProps) {
  const { battle_id, tournament_name, label, table, kind, opened_at, is_demo, sides } = one;
  return (
    <li
      className={cx(
        'grid gap-2 border-b border-b-line-1 px-3 py-4 wrap-anywhere',
        isPointedAt && 'bg-surface-2 shadow-[inset_3px_0_0_var(--pl-zhu-bright)]',
      )}
    >
      <CaseHead
        mark={<Tag tone={kind === 'dispute' ? 'huang' : 'qing'}>{kind === 'dispute' ? '争议' : '异议'}</Tag>}
        sides={sides}
        openedAt={opened_at}
      />
      <p className="text-13 text-text-2">
        <TextLink to={placePath(one)}>{tournament_name}</TextLink>
        {battle_id === null ? ` · ${label} · 第 ${table} 桌` : ` · ${label}`} {is_demo && <Tag>演示</Tag>}
      </p>
      <p>{subjectOf(one)}</p>
      <Claims one={one} isOnRaised={isPointedAt} />
      <div className="flex flex-wrap items-center gap-3">
        {isOwn ? (
          <span className="text-13 text-text-2">你是本场选手，由其他裁判处理。</span>
        ) : (
          <Button variant="primary" onClick={onDecide}>
            {kind === 'dispute' ? '裁定' : '处理异议'}
          </Button>
        )}
        {!isOwn && battle_id === null && <MatchChatButton matchId={one.match_id} />}
        <AnchorButton variant="text" icon={<ArrowRight size={16} />} href={matchHref(one)}>
          场次记录
        </AnchorButton>
      </div>
    </li>
  );
}
