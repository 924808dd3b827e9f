import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { useState } from 'react';

import { SlotTime } from '../../../../shared/challenges/SlotTime.tsx';
import { useTimeAnswer } from '../../../../shared/league/league.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { RadioList } from '../../../../shared/ui/forms/RadioList.tsx';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { openSlots, waitingOf } from './week-state.ts';

/** The times of the other side: one of them is agreed to, or none. */
export function AnswerTimes({ week }: { week: LeagueWeekView }) {
  const [chosen, setChosen] = useState('');
  const answer = useTimeAnswer(week.id);
  const proposal = waitingOf(week);
  const slots = openSlots(proposal?.slots ?? [], useNow());
  const slot = slots.find((one) => one === chosen) ?? slots[0];
  if (!proposal) return null;
  const { number } = proposal;
  const accept = () =>
    slot !== undefined &&
    void afterCommand(answer.mutateAsync({ type: 'accept', number, slot }), {
      doneText: '开战时间已约定',
      onError: toastError,
    });
  const decline = () =>
    void afterCommand(answer.mutateAsync({ type: 'decline', number }), {
      doneText: '已答复对方',
      onError: toastError,
    });
  return (
    <div className="mt-4 grid gap-3">
      {slot === undefined ? (
        <p className="text-13 text-text-2">对方提出的时间已经过去，请提出其他时间。</p>
      ) : (
        <FieldGroup label="选择开战时间">
          <RadioList
            label="开战时间"
            options={slots.map((value) => ({ value, label: <SlotTime iso={value} /> }))}
            value={slot}
            onChange={setChosen}
          />
        </FieldGroup>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          className="max-tablet:flex-1"
          variant="primary"
          disabled={slot === undefined}
          pending={answer.isPending}
          onClick={accept}
        >
          同意这个时间
        </Button>
        <Button variant="ghost" pending={answer.isPending} onClick={decline}>
          都不行
        </Button>
      </div>
    </div>
  );
}
