import type { CallCase } from '@pailei/contracts/play/staff/staff-shapes';
import { ArrowRight } from 'lucide-react';

import { useBattleStaff } from '../../../shared/battles/battle-calls.api.ts';
import { CallActions } from '../../../shared/battles/CallActions.tsx';
import { battlePath } from '../../../shared/links/links.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Tag } from '../../../shared/ui/marks/Tag.tsx';
import { CaseHead } from './CaseHead.tsx';
import { callPlace } from './case-labels.ts';

/** A side of a battle that has called a referee, and for how long it waits. */
export function CallRow({ one, isOwn }: { one: CallCase; isOwn: boolean }) {
  const { battle_id, call_id, match_id, teams, opened_at, answered_by, is_demo } = one;
  return (
    <li className="grid gap-2 border-b border-b-line-1 px-3 py-4 wrap-anywhere">
      <CaseHead
        mark={<Tag {...(answered_by === null && { tone: 'zhu' as const })}>呼叫</Tag>}
        sides={teams}
        openedAt={opened_at}
      />
      <p className="text-13 text-text-2">
        {callPlace(one)}
        {answered_by !== null && ` · ${answered_by.username} 已应答`} {is_demo && <Tag>演示</Tag>}
      </p>
      {!isOwn && <CallText one={one} />}
      <div className="flex flex-wrap items-center gap-3">
        {isOwn ? (
          <span className="text-13 text-text-2">你是参战战队的队员，由其他裁判处理。</span>
        ) : (
          <CallActions battleId={battle_id} callId={call_id} isAnswered={answered_by !== null} />
        )}
        <LinkButton variant="text" icon={<ArrowRight size={16} />} to={battlePath(battle_id, match_id ?? undefined)}>
          进入团队战
        </LinkButton>
      </div>
    </li>
  );
}

/** Who has called and why, which only the referees of the battle are told. Its line is there from the start. */
function CallText({ one }: { one: CallCase }) {
  const call = useBattleStaff(one.battle_id).state?.calls.find(({ id }) => id === one.call_id);
  return (
    <p className="min-h-6">
      {call && (
        <>
          <b>{one.teams[call.side].name}</b> {call.caller.username}：{call.text}
        </>
      )}
    </p>
  );
}
