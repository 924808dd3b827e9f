import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { lazy, Suspense, useState } from 'react';

import { useAnswer } from '../../../../shared/challenges/challenges.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { RadioList } from '../../../../shared/ui/forms/RadioList.tsx';
import { useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { opponentOf } from './challenge-todo.ts';
import type { StepProps } from './step-props.ts';
import { SlotTime } from '../../../../shared/challenges/SlotTime.tsx';

const CounterDialog = lazy(async () => ({ default: (await import('./CounterDialog.tsx')).CounterDialog }));

type Asked = 'accept' | 'counter' | 'reject';

/** The side that was asked: accepts a time, counters, or rejects. */
export function AnswerProposal({ challenge, teamId }: StepProps) {
  const { proposal } = challenge;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState('');
  const now = useNow();
  const slots = proposal.slots.filter((slot) => Date.parse(slot) > now);
  const slot = slots.find((one) => one === chosen) ?? slots[0];
  const close = () => setAsked(null);
  return (
    <>
      {slot !== undefined && (
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
        <Button variant="primary" disabled={slot === undefined} onClick={() => setAsked('accept')}>
          接受约战
        </Button>
        <Button variant="ghost" onClick={() => setAsked('counter')}>
          提出新的方案
        </Button>
        <Button variant="danger" onClick={() => setAsked('reject')}>
          拒绝
        </Button>
      </div>
      {asked === 'accept' && slot !== undefined && (
        <Accept challenge={challenge} teamId={teamId} slot={slot} onClose={close} />
      )}
      {asked === 'reject' && <Reject challenge={challenge} teamId={teamId} onClose={close} />}
      <Suspense>
        {asked === 'counter' && <CounterDialog challenge={challenge} teamId={teamId} onClose={close} />}
      </Suspense>
    </>
  );
}

type AskedProps = Omit<StepProps, 'isLeader'> & { onClose: () => void };

/** A refusal is said; what it is about, the dialog behind shows as it stands now. */
function refusedWith(onClose: () => void) {
  return (error: unknown) => {
    toastError(error);
    onClose();
  };
}

function Accept({ challenge, teamId, slot, onClose }: AskedProps & { slot: string }) {
  const answer = useAnswer(challenge);
  const { format, series, timers } = challenge.proposal.settings;
  const lineUpDue = new Date(Date.parse(slot) - timers.line_up * 1_000).toISOString();
  const accept = () =>
    void afterCommand(answer.mutateAsync({ type: 'accept', slot }), {
      doneText: '约战已敲定',
      onClose,
      onError: refusedWith(onClose),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`接受「${opponentOf(challenge, teamId).name}」的约战`}
      confirmLabel="敲定约战"
      pending={answer.isPending}
      onConfirm={accept}
    >
      <ul className="grid gap-1.5">
        <li>
          {battleFormatName(format)}，每队 {format.size} 人，每台 BO{series.best_of}
        </li>
        <li>
          开战：
          <SlotTime iso={slot} />
        </li>
        <li>
          出战名单截止：
          <SlotTime iso={lineUpDue} />
        </li>
        <li className="text-text-2">敲定之后只能在双方同意下改期一次。</li>
      </ul>
    </ConfirmDialog>
  );
}

function Reject({ challenge, teamId, onClose }: AskedProps) {
  const answer = useAnswer(challenge);
  const reject = () =>
    void afterCommand(answer.mutateAsync({ type: 'reject' }), {
      doneText: '已拒绝约战',
      onClose,
      onError: refusedWith(onClose),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`拒绝「${opponentOf(challenge, teamId).name}」的约战`}
      description="约战就此结束，双方之后可以重新约战。"
      confirmLabel="拒绝约战"
      isDestructive
      pending={answer.isPending}
      onConfirm={reject}
    />
  );
}
