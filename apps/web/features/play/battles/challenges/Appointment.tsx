import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

import { battleCalendarHref, battlePath } from '../../../../shared/links/links.ts';
import { AnchorButton, Button, LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Countdown, useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { AskCancel } from './AskCancel.tsx';
import { canMove } from './challenge-todo.ts';
import type { StepProps } from './step-props.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { SlotTime } from '../../../../shared/challenges/SlotTime.tsx';
import { Wish } from './Wish.tsx';

/** What was agreed on: when, how long until then, the battle, and another time where one is asked for. */
export function Appointment(step: StepProps) {
  const { challenge, isLeader } = step;
  const { starts_at, battle_id, move, cancel } = challenge;
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
      {cancel && isAhead && (
        <Wish
          {...step}
          by={cancel.by}
          accept={{ label: '同意取消', variant: 'danger', answer: { type: 'accept_cancel' }, doneText: '约战已取消' }}
          reject={{ answer: { type: 'reject_cancel' }, doneText: '已回绝取消' }}
        >
          {(isOurs) => (isOurs ? '本队请求取消这场约战，等待对方答复。' : '对方请求取消这场约战。')}
        </Wish>
      )}
      {move && canMove(challenge, now) && (
        <Wish
          {...step}
          by={move.by}
          accept={{
            label: '同意',
            variant: 'primary',
            answer: { type: 'accept_move', starts_at: move.starts_at },
            doneText: '已同意改期',
          }}
          reject={{ answer: { type: 'reject_move', starts_at: move.starts_at }, doneText: '已回绝改期' }}
        >
          {(isOurs) => (
            <>
              {isOurs ? '本队请求改到' : '对方请求改到'} <SlotTime iso={move.starts_at} />
              {isOurs && '，等待对方答复'}
            </>
          )}
        </Wish>
      )}
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
        {isLeader && !cancel && isAhead && <AskCancel challenge={challenge} />}
      </div>
      {isMoving && <MoveDialog challenge={challenge} onClose={() => setMoving(false)} />}
    </div>
  );
}
