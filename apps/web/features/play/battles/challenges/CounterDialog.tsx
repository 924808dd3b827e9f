import { useState } from 'react';

import { formOf, offerOf, settingsOf } from '../../../../shared/challenges/challenge-form.ts';
import { useAnswer } from '../../../../shared/challenges/challenges.api.ts';
import { changedFacts } from '../../../../shared/challenges/offer-texts.ts';
import { OfferDialog } from '../../../../shared/challenges/OfferDialog.tsx';
import { useOfferForm } from '../../../../shared/challenges/useOfferForm.ts';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { opponentOf } from './challenge-todo.ts';
import type { StepProps } from './step-props.ts';

type CounterDialogProps = Omit<StepProps, 'isLeader'> & { onClose: () => void };

/** The form filled with what was offered last; it says what is other than there. */
export function CounterDialog({ challenge, teamId, onClose }: CounterDialogProps) {
  // what the form began with: a newer proposal that comes meanwhile must not replace what is typed
  const [answered] = useState(challenge);
  const { proposal } = answered;
  const name = `challenge:${answered.id}:${proposal.number}`;
  const { form, errors, change, forget, refuse } = useOfferForm(name, formOf(proposal));
  const answer = useAnswer(answered);
  const changed = [
    ...(form.slots.join() === formOf(proposal).slots.join() ? [] : ['开战时间']),
    ...changedFacts(proposal.settings, settingsOf(form)),
  ];
  const isStale = challenge.proposal.number !== proposal.number || challenge.status !== 'open';
  const send = () =>
    void afterCommand(answer.mutateAsync({ type: 'counter', offer: offerOf(form) }), {
      doneText: '新的方案已发给对方',
      onClose: () => {
        forget();
        onClose();
      },
      onError: refuse,
    });
  return (
    <OfferDialog
      title={`答复「${opponentOf(answered, teamId).name}」`}
      description="以上一份方案为底，修改后发给对方。"
      submitLabel="发出新的方案"
      pending={answer.isPending}
      onSubmit={send}
      onClose={onClose}
      form={form}
      errors={errors}
      onChange={change}
    >
      {isStale && <Note tone="huang">方案已有变化，请返回查看新的方案；这里填写的内容还在。</Note>}
      <Note>{changed.length === 0 ? '与对方的方案相同。' : `与对方的方案不同：${changed.join('、')}。`}</Note>
    </OfferDialog>
  );
}
