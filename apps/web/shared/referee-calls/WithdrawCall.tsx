import type { BattleCall, MatchCall } from '@pailei/contracts/play/referee-calls/call-views';

import { Button } from '../ui/actions/Button.tsx';
import { useWithdrawCall, type CallOwner } from './calls.api.ts';

type WithdrawCallProps = { owner: CallOwner; call: MatchCall | BattleCall };

/** Takes the own side's call back until a referee has taken it up. */
export function WithdrawCall({ owner, call }: WithdrawCallProps) {
  const withdraw = useWithdrawCall(owner);
  if (call.closed !== null || call.answer !== null) return null;
  return (
    <Button variant="text" pending={withdraw.isPending} onClick={() => withdraw.mutate(call.id)}>
      撤回呼叫
    </Button>
  );
}
