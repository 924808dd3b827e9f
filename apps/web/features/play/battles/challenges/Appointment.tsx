import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

import { useAnswer } from '../../../../shared/challenges/challenges.api.ts';
import { battleCalendarHref, battlePath } from '../../../../shared/links/links.ts';
import { AnchorButton, Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Countdown, useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { AskCancel, CancelWish } from './CancelWish.tsx';
import { canMove, sideOf } from './challenge-todo.ts';
import type { StepProps } from './step-props.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { SlotTime } from '../../../../shared/challenges/SlotTime.tsx';

/** What was agreed on: when, how long until then, the battle, and another time where one is asked for. */
export function Appointment(step: StepProps) {
  const { challenge, isLeader } = step;
  const { starts_at, battle_id, move } = challenge;
  const [isMoving, setMoving] = useState(false);
  const now = useNow();
  if (starts_at === null || battle_id === null) return null;
  const isAhead = Date.parse(starts_at) > now;
  return (
    <div className="grid gap-4">
      <Note tone="qing">
        <SlotTime iso={starts_at} /> 开战
        {isAhead && (
          <>
            ，还有 <Countdown dueAt={starts_at} isLabelled />
          </>
        )}
      </Note>
      {challenge.cancel && isAhead && <CancelWish {...step} />}
      {move && canMove(challenge, now) && <Move {...step} move={move} />}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="primary" to={battlePath(battle_id)}>
          查看团队战
        </LinkButton>
        <AnchorButton variant="ghost" icon={<CalendarPlus size={16} />} href={battleCalendarHref(battle_id)} download>
          加入日历
        </AnchorButton>
        {isLeader && !move && canMove(challenge, now) && (
          <Button variant="ghost" onClick={() => setMoving(true)}>
            请求改期
          </Button>
        )}
        {isLeader && !challenge.cancel && isAhead && <AskCancel challenge={challenge} />}
      </div>
      {isMoving && <MoveDialog challenge={challenge} onClose={() => setMoving(false)} />}
    </div>
  );
}

type MoveProps = StepProps & { move: NonNullable<StepProps['challenge']['move']> };

function Move({ challenge, teamId, isLeader, move }: MoveProps) {
  const answer = useAnswer(challenge);
  const isOurs = move.by === sideOf(challenge, teamId);
  const send = (type: 'accept_move' | 'reject_move', doneText: string) =>
    void afterCommand(answer.mutateAsync({ type, starts_at: move.starts_at }), { doneText, onError: toastError });
  return (
    <Note
      tone="huang"
      wraps
      action={
        isLeader &&
        !isOurs && (
          <span className="flex gap-2">
            <Button
              size="sm"
              variant="primary"
              pending={answer.isPending}
              onClick={() => send('accept_move', '已同意改期')}
            >
              同意
            </Button>
            <Button
              size="sm"
              variant="ghost"
              pending={answer.isPending}
              onClick={() => send('reject_move', '已回绝改期')}
            >
              不同意
            </Button>
          </span>
        )
      }
    >
      {isOurs ? '本队请求改到' : '对方请求改到'} <SlotTime iso={move.starts_at} />
      {isOurs && '，等待对方答复'}
    </Note>
  );
}
