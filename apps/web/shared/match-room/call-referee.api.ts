import { matchCallsApi } from '@pailei/contracts/play/match-calls/match-calls.api';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** Calls a referee; the side's topic brings the call. Its dialog shows the error. */
export function useCallReferee(matchId: string) {
  return useMutation({
    mutationFn: (text: string) => api.call(matchCallsApi.open, { params: { id: matchId }, body: { text } }),
    meta: { quiet: true },
  });
}

export function useWithdrawCall(matchId: string) {
  return useMutation({
    mutationFn: (call_id: string) => api.call(matchCallsApi.withdraw, { params: { id: matchId, call_id }, body: {} }),
  });
}
