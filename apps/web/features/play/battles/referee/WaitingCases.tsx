import type { BattleCall } from '@pailei/contracts/play/referee-calls/call-views';
import type { AbsenceCase, MatchCase } from '@pailei/contracts/play/staff/staff-shapes';
import { caseKey } from '@pailei/contracts/play/staff/staff.fold';
import type { BattleState } from '@pailei/domain/battles/types';
import { useState, type ReactNode } from 'react';

import { CallActions } from '../../../../shared/referee-calls/CallActions.tsx';
import { AbsenceActions } from '../../../../shared/rulings/AbsenceActions.tsx';
import { CorrectionDialog } from '../../../../shared/rulings/CorrectionDialog.tsx';
import { RulingDialog } from '../../../../shared/rulings/RulingDialog.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Tag, type Tone } from '../../../../shared/ui/marks/Tag.tsx';
import { Elapsed } from '../../../../shared/ui/time/Countdown.tsx';
import { formatView } from '../formats/format-views.ts';

export type BoardCase = MatchCase | AbsenceCase;

type WaitingCasesProps = {
  id: string;
  state: BattleState;
  calls: readonly BattleCall[];
  cases: readonly BoardCase[];
};

/** What of this battle waits for a referee: calls that are not closed, and the cases of its boards. */
export function WaitingCases({ id, state, calls, cases }: WaitingCasesProps) {
  const [decided, setDecided] = useState<MatchCase | null>(null);
  const close = () => setDecided(null);
  const { boardName } = formatView(state);
  const open = calls.filter(({ closed }) => closed === null);
  if (open.length + cases.length === 0) return <p className="text-13 text-text-3">暂无呼叫与争议。</p>;
  return (
    <>
      <ul className="border-t border-t-line-2">
        {open.map(({ id: callId, side, board_number, caller, text, opened_at, answer, escalated_at }) => (
          <WaitingCase
            key={callId}
            tag="呼叫"
            {...(answer === null && { tone: 'zhu' })}
            since={opened_at}
            title={`${state.sides[side].name} ${board_number === null ? '' : boardName(board_number)}`}
            note={callNote(answer?.by.username, Boolean(escalated_at))}
            actions={
              <CallActions
                owner={{ kind: 'battle', id }}
                callId={callId}
                mayAnswer={answer === null}
                isEscalated={Boolean(escalated_at)}
              />
            }
          >
            {caller.username}：{text}
          </WaitingCase>
        ))}
        {cases.map((one) => (
          <BoardCaseRow key={caseKey(one)} one={one} state={state} onDecide={setDecided} />
        ))}
      </ul>
      {decided?.kind === 'dispute' && <RulingDialog matchId={decided.match_id} onClose={close} />}
      {decided?.kind === 'objection' && (
        <CorrectionDialog matchId={decided.match_id} gameNumber={decided.game_number} onClose={close} />
      )}
    </>
  );
}

type BoardCaseRowProps = { one: BoardCase; state: BattleState; onDecide: (one: MatchCase) => void };

function BoardCaseRow({ one, state, onDecide }: BoardCaseRowProps) {
  const number = state.boards.find(({ match_id }) => match_id === one.match_id)?.number;
  const board = formatView(state).boardName(number ?? one.table);
  if (one.kind === 'absence') {
    return (
      <WaitingCase
        tag="缺席"
        tone="huang"
        since={one.opened_at}
        title={board}
        note={null}
        actions={<AbsenceActions one={one} />}
      >
        {one.is_whole_team
          ? `没有通知到 ${one.unreached.map((side) => state.sides[side].name).join('、')}，整队未就绪，可以整场判负`
          : `没有通知到 ${one.unreached.map((side) => one.sides[side].name).join('、')}`}
      </WaitingCase>
    );
  }
  const isDispute = one.kind === 'dispute';
  return (
    <WaitingCase
      tag={isDispute ? '争议' : '异议'}
      tone={isDispute ? 'huang' : 'qing'}
      since={one.opened_at}
      title={`${board} 第 ${one.game_number} 局`}
      note={null}
      actions={
        <Button variant="primary" onClick={() => onDecide(one)}>
          {isDispute ? '裁定' : '处理异议'}
        </Button>
      }
    >
      {one.sides.a.name} 对 {one.sides.b.name}
    </WaitingCase>
  );
}

/** Who comes, and whether the admins have it; null: neither. */
function callNote(referee: string | undefined, isEscalated: boolean): string | null {
  const notes = [...(referee === undefined ? [] : [`${referee} 已应答`]), ...(isEscalated ? ['已上交主裁'] : [])];
  return notes.length === 0 ? null : notes.join('，');
}

type WaitingCaseProps = {
  tag: string;
  tone?: Tone;
  title: string;
  note: string | null;
  since: string;
  actions: ReactNode;
  children: ReactNode;
};

function WaitingCase({ tag, tone, title, note, since, actions, children }: WaitingCaseProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-b-line-1 py-3 wrap-anywhere">
      <Tag {...(tone && { tone })}>{tag}</Tag>
      <span className="min-w-0 flex-[1_1_240px]">
        <b className="font-medium">{title}</b>
        {note !== null && <small className="ml-2 text-text-3">{note}</small>}
        <span className="block text-13 text-text-2">{children}</span>
      </span>
      <span className="font-num text-16 font-semibold text-huang-text">
        <Elapsed since={since} />
      </span>
      <span className="flex flex-wrap gap-2">{actions}</span>
    </li>
  );
}
