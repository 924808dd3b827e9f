import type { StaffCase } from '@pailei/contracts/staff-shapes';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { matchViewHref } from '../../app/links.ts';
import { AnchorButton, Button } from '../../shared/ui/Button.tsx';
import { Elapsed } from '../../shared/ui/Countdown.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Tag } from '../../shared/ui/Tag.tsx';
import { Time } from '../../shared/ui/Time.tsx';
import { sayings, subjectOf } from './case-words.ts';

type CaseRowProps = { one: StaffCase; isOwn: boolean; isPointedAt: boolean; onDecide: () => void };

/** One game that waits for a referee: where it was played, what both say, and for how long it waits. */
export function CaseRow({ one, isOwn, isPointedAt, onDecide }: CaseRowProps) {
  const { tournament_id, tournament_name, match_id, label, table, kind, opened_at, is_demo, sides } = one;
  return (
    <li className={cx('cse', isPointedAt && 'is-sel')}>
      <div className="cse__h">
        <Tag tone={kind === 'dispute' ? 'huang' : 'qing'}>{kind === 'dispute' ? '争议' : '异议'}</Tag>
        <h3>
          {sides.a.name} <span className="t3">对</span> {sides.b.name}
        </h3>
        <span className="cse__w">
          <small>等待</small> <Elapsed since={opened_at} />
        </span>
      </div>
      <p className="t2 s13">
        <Link className="lnk" to={`/solo-tournaments/${tournament_id}`}>
          {tournament_name}
        </Link>
        {` · ${label} · 第 ${table} 桌`} {is_demo && <Tag>演示</Tag>}
      </p>
      <p>{subjectOf(one)}</p>
      <div className="cse__s">
        {sayings(one).map(({ side, name, claim, note, at }) => (
          <div key={side} className={`cse__c cse__c--${side}`}>
            <b>{name}</b>
            <span>
              {claim}
              {at !== null && (
                <small className="t3">
                  {' · '}
                  <Time iso={at} />
                </small>
              )}
            </span>
            {note !== null && <q>{note}</q>}
          </div>
        ))}
      </div>
      <div className="cse__f">
        {isOwn ? (
          <span className="t2 s13">你是本场选手，由其他裁判处理。</span>
        ) : (
          <Button variant="primary" onClick={onDecide}>
            {kind === 'dispute' ? '裁定' : '处理异议'}
          </Button>
        )}
        <AnchorButton variant="text" icon={<ArrowRight size={16} />} href={matchViewHref(tournament_id, match_id)}>
          对局记录
        </AnchorButton>
      </div>
    </li>
  );
}
