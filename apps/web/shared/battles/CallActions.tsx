import { battleCallsApi } from '@pailei/contracts/play/battle-calls/battle-calls.api';

import { Button } from '../ui/actions/Button.tsx';
import { useCallAction } from './battle-calls.api.ts';

type CallActionsProps = { battleId: string; callId: string; isAnswered: boolean };

/** What a referee does with a call: says that they come, and that it is settled. */
export function CallActions({ battleId, callId, isAnswered }: CallActionsProps) {
  const answer = useCallAction(battleCallsApi.answer, battleId);
  const close = useCallAction(battleCallsApi.close, battleId);
  return (
    <>
      {!isAnswered && (
        <Button variant="primary" pending={answer.isPending} onClick={() => answer.mutate(callId)}>
          应答
        </Button>
      )}
      <Button variant="ghost" pending={close.isPending} onClick={() => close.mutate(callId)}>
        处理完毕
      </Button>
    </>
  );
}
