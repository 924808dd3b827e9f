import type { Challenge } from '@pailei/contracts/play/challenges/challenge-views';
import { useState } from 'react';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { useAnswer } from '../../../../shared/challenges/challenges.api.ts';
import { BeijingTime } from '../../../../shared/challenges/SlotInputs.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { sentMoment, toLocalInput } from '../../../../shared/ui/time/local-time.ts';

/** Asks the other side for another time, once. */
export function MoveDialog({ challenge, onClose }: { challenge: Challenge; onClose: () => void }) {
  const [local, setLocal] = useState(toLocalInput(challenge.starts_at));
  const answer = useAnswer(challenge);
  const send = () =>
    void afterCommand(answer.mutateAsync({ type: 'move', starts_at: sentMoment(local) ?? '' }), {
      doneText: '已请求改期，等待对方答复',
      onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="请求改期"
      description="对方同意之后才生效，一场只能改一次，开战前 2 小时内不能改。"
      confirmLabel="请求改期"
      pending={answer.isPending}
      onConfirm={send}
    >
      <div className="mt-4 grid gap-1">
        <TextField
          type="datetime-local"
          label="新的开战时间"
          value={local}
          error={answer.error ? errorText(answer.error) : undefined}
          onChange={(event) => setLocal(event.target.value)}
        />
        <BeijingTime local={local} />
      </div>
    </ConfirmDialog>
  );
}

const errorText = (error: unknown): string =>
  (error instanceof ApiError ? error.errors['starts_at'] : undefined) ?? messageOf(error);
