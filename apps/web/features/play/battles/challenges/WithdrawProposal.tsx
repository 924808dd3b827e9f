import { useState } from 'react';

import { useAnswer } from '../../../../shared/challenges/challenges.api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand, toastError } from '../../../../shared/ui/feedback/after-command.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import type { StepProps } from './step-props.ts';

/** The side that waits takes its proposal back. */
export function WithdrawProposal({ challenge }: StepProps) {
  const [isAsking, setAsking] = useState(false);
  const answer = useAnswer(challenge);
  const withdraw = () =>
    void afterCommand(answer.mutateAsync({ type: 'withdraw' }), {
      doneText: '约战已撤回',
      onClose: () => setAsking(false),
      onError: (error) => {
        toastError(error);
        setAsking(false);
      },
    });
  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        撤回约战
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="撤回约战"
          description="对方不能再接受这份方案，约战就此结束。"
          confirmLabel="撤回约战"
          isDestructive
          pending={answer.isPending}
          onConfirm={withdraw}
        />
      )}
    </div>
  );
}
