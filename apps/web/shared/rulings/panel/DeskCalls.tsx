import type { MatchCall } from '@pailei/contracts/play/match-calls/match-call-views';
import { useState } from 'react';

import { useStaff } from '../../live/useTopics.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Elapsed } from '../../ui/time/Countdown.tsx';
import { useCallAnswer, useMatchCalls } from './match-calls.api.ts';

/** What players of this match wait for, in their words. */
export function DeskCalls({ matchId }: { matchId: string }) {
  const cases = useStaff().state?.cases ?? [];
  const waiting = cases.filter((one) => one.kind === 'match_call' && one.match_id === matchId);
  const { data } = useMatchCalls(matchId, JSON.stringify(waiting));
  const open = data?.calls.filter(({ closed }) => closed === null) ?? [];
  return open.map((call) => <OpenCall key={call.id} matchId={matchId} call={call} />);
}

function OpenCall({ matchId, call }: { matchId: string; call: MatchCall }) {
  const { resolve, escalate } = useCallAnswer(matchId);
  const [credit, setCredit] = useState(true);
  return (
    <section className="grid gap-3 rounded-control bg-qing-wash p-4" aria-label={`${call.caller.username} 的呼叫`}>
      <p className="wrap-anywhere">
        <b>{call.caller.username} 呼叫裁判</b>：{call.text}
        <small className="ml-2 text-text-2">
          等待 <Elapsed since={call.opened_at} />
          {call.answer && ` · ${call.answer.by.username} 已接手`}
          {call.escalated_at !== null && ' · 已上交主裁'}
        </small>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex items-center gap-2 text-13">
          <Checkbox label="把占用的时间补给本场" checked={credit} onChange={setCredit} />
          把占用的时间补给本场
        </span>
        <Button pending={resolve.isPending} onClick={() => resolve.mutate({ call_id: call.id, credit })}>
          处理完毕
        </Button>
        {call.escalated_at === null && (
          <Button variant="text" pending={escalate.isPending} onClick={() => escalate.mutate(call.id)}>
            交给主裁
          </Button>
        )}
      </div>
    </section>
  );
}
