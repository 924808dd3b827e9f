import { useState } from 'react';

import { Button } from '../ui/actions/Button.tsx';
import { Checkbox } from '../ui/forms/Checkbox.tsx';
import { useCallActions, type CallOwner } from './calls.api.ts';

type CallActionsProps = {
  owner: CallOwner;
  callId: string;
  /** Who takes a match up answers its calls, so that they have no button for it. */
  mayAnswer: boolean;
  isEscalated: boolean;
};

const CREDIT = { match: '把占用的时间补给本场', battle: '把占用的时间补给计时' } as const;

/** What a referee does with a call: says that they come, settles it, with the time that it took, or hands it up. */
export function CallActions({ owner, callId, mayAnswer, isEscalated }: CallActionsProps) {
  const { answer, resolve, escalate } = useCallActions(owner);
  const [credit, setCredit] = useState(true);
  const label = CREDIT[owner.kind];
  return (
    <>
      <span className="flex items-center gap-2 text-13">
        <Checkbox label={label} checked={credit} onChange={setCredit} />
        {label}
      </span>
      {mayAnswer && (
        <Button variant="primary" pending={answer.isPending} onClick={() => answer.mutate(callId)}>
          应答
        </Button>
      )}
      <Button variant="ghost" pending={resolve.isPending} onClick={() => resolve.mutate({ call_id: callId, credit })}>
        处理完毕
      </Button>
      {!isEscalated && (
        <Button variant="text" pending={escalate.isPending} onClick={() => escalate.mutate(callId)}>
          交给主裁
        </Button>
      )}
    </>
  );
}
