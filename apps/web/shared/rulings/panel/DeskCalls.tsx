import type { BattleCall, MatchCall } from '@pailei/contracts/play/referee-calls/call-views';
import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';

import { useStaff } from '../../live/useTopics.ts';
import { CallActions } from '../../referee-calls/CallActions.tsx';
import { useBattleStaff, useMatchCalls, type CallOwner } from '../../referee-calls/calls.api.ts';
import { Elapsed } from '../../ui/time/Countdown.tsx';

/** What players of this match wait for, in their words. Those of a board call by its battle. */
export function DeskCalls({ info: { id, battle } }: { info: Pick<MatchInfo, 'id' | 'battle'> }) {
  return (
    <>
      <MatchCalls matchId={id} />
      {battle && <BoardCalls battleId={battle.id} board={battle.board_number} />}
    </>
  );
}

function MatchCalls({ matchId }: { matchId: string }) {
  const cases = useStaff().state?.cases ?? [];
  const waiting = cases.filter((one) => one.kind === 'match_call' && one.match_id === matchId);
  const { data } = useMatchCalls(matchId, JSON.stringify(waiting));
  const open = data?.calls.filter(({ closed }) => closed === null) ?? [];
  // Who takes the match up answers its calls.
  return open.map((call) => (
    <OpenCall key={call.id} owner={{ kind: 'match', id: matchId }} call={call} mayAnswer={false} />
  ));
}

function BoardCalls({ battleId, board }: { battleId: string; board: number }) {
  const calls = useBattleStaff(battleId).state?.calls ?? [];
  const open = calls.filter(({ closed, board_number }) => closed === null && board_number === board);
  return open.map((call) => (
    <OpenCall key={call.id} owner={{ kind: 'battle', id: battleId }} call={call} mayAnswer={call.answer === null} />
  ));
}

type OpenCallProps = { owner: CallOwner; call: MatchCall | BattleCall; mayAnswer: boolean };

function OpenCall({ owner, call, mayAnswer }: OpenCallProps) {
  return (
    <section className="grid gap-3 rounded-control bg-qing-wash p-4" aria-label={`${call.caller.username} 的呼叫`}>
      <p className="wrap-anywhere">
        <b>{call.caller.username} 呼叫裁判</b>：{call.text}
        <small className="ml-2 text-text-2">
          等待 <Elapsed since={call.opened_at} />
          {call.answer && ` · ${call.answer.by.username} 已接手`}
          {call.escalated_at && ' · 已上交主裁'}
        </small>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CallActions owner={owner} callId={call.id} mayAnswer={mayAnswer} isEscalated={Boolean(call.escalated_at)} />
      </div>
    </section>
  );
}
