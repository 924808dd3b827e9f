import type { CallCase } from '@pailei/contracts/play/staff/staff-shapes';
import { ArrowRight } from 'lucide-react';

import { battlePath } from '../../../../shared/links/links.ts';
import { CallActions } from '../../../../shared/referee-calls/CallActions.tsx';
import { useBattleStaff } from '../../../../shared/referee-calls/calls.api.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { callPlace } from '../case-labels.ts';

/** A side of a battle that has called a referee. Who has called and why, only the referees of the battle are told. */
export function CallPanel({ one, isOwn }: { one: CallCase; isOwn: boolean }) {
  const { battle_id, call_id, match_id, teams, answered_by } = one;
  return (
    <Panel className="grid gap-4" aria-label={`呼叫：${teams.a.name} 对 ${teams.b.name}`}>
      <h2 className="text-20 font-semibold wrap-anywhere">
        {teams.a.name} <span className="text-text-3">对</span> {teams.b.name}
      </h2>
      <p className="text-13 text-text-2">
        {callPlace(one)}
        {answered_by !== null && ` · ${answered_by.username} 已应答`}
      </p>
      {!isOwn && <CallText one={one} />}
      <div className="flex flex-wrap items-center gap-3">
        {isOwn ? (
          <span className="text-13 text-text-2">你是参战战队的队员，由其他裁判处理。</span>
        ) : (
          <CallActions
            owner={{ kind: 'battle', id: battle_id }}
            callId={call_id}
            mayAnswer={answered_by === null}
            isEscalated={Boolean(one.escalated_at)}
          />
        )}
        <LinkButton variant="text" icon={<ArrowRight size={16} />} to={battlePath(battle_id, match_id ?? undefined)}>
          进入团队战
        </LinkButton>
      </div>
    </Panel>
  );
}

function CallText({ one }: { one: CallCase }) {
  const call = useBattleStaff(one.battle_id).state?.calls.find(({ id }) => id === one.call_id);
  return (
    <p className="min-h-6 wrap-anywhere">
      {call && (
        <>
          <b>{one.teams[call.side].name}</b> {call.caller.username}：{call.text}
        </>
      )}
    </p>
  );
}
