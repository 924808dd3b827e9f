import { useState } from 'react';

import { useAnswer } from '../../../../shared/challenges/challenges.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import type { StepProps } from './step-props.ts';

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
