import { useState } from 'react';

import { useAnswer } from '../../../../shared/challenges/challenges.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { sideOf } from './challenge-todo.ts';
import type { StepProps } from './step-props.ts';

/** One side asks to cancel the appointment: the other one answers. */
export function CancelWish({ challenge, teamId, isLeader }: StepProps) {
  const answer = useAnswer(challenge);
  const isOurs = challenge.cancel?.by === sideOf(challenge, teamId);
  const send = (type: 'accept_cancel' | 'reject_cancel', doneText: string) =>
    void afterCommand(answer.mutateAsync({ type }), { doneText, onError: toastError });
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
              variant="danger"
              pending={answer.isPending}
              onClick={() => send('accept_cancel', '约战已取消')}
            >
              同意取消
            </Button>
            <Button
              size="sm"
              variant="ghost"
              pending={answer.isPending}
              onClick={() => send('reject_cancel', '已回绝取消')}
            >
              不同意
            </Button>
          </span>
        )
      }
    >
      {isOurs ? '本队请求取消这场约战，等待对方答复。' : '对方请求取消这场约战。'}
    </Note>
  );
}

/** Asks the other side to cancel the appointment. */
export function AskCancel({ challenge }: Pick<StepProps, 'challenge'>) {
  const [isOpen, setOpen] = useState(false);
  const answer = useAnswer(challenge);
  const send = () =>
    void afterCommand(answer.mutateAsync({ type: 'cancel' }), {
      doneText: '已请求取消，等待对方答复',
      onClose: () => setOpen(false),
      onError: toastError,
    });
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        请求取消
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="请求取消约战"
        description="对方同意之后，这场团队战取消，不计入双方战绩。名单锁定之后不能再协商取消。"
        confirmLabel="请求取消"
        pending={answer.isPending}
        onConfirm={send}
      />
    </>
  );
}
