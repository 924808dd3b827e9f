import type { MatchCalls } from '@pailei/contracts/play/match-calls/match-call-views';
import { matchCallsApi } from '@pailei/contracts/play/match-calls/match-calls.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api/api.ts';

const callsKey = (matchId: string) => ['match-calls', matchId] as const;

/** What players of a match have called a referee for. `version` grows with every change that the staff's topic tells of. */
export function useMatchCalls(matchId: string, version: string) {
  return useQuery<MatchCalls>({
    queryKey: [...callsKey(matchId), version],
    queryFn: ({ signal }) => api.call(matchCallsApi.list, { params: { id: matchId }, signal }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Settles a call, or hands it up to the admins. */
export function useCallAnswer(matchId: string) {
  const queries = useQueryClient();
  const onSettled = () => void queries.invalidateQueries({ queryKey: callsKey(matchId) });
  const resolve = useMutation({
    mutationFn: ({ call_id, credit }: { call_id: string; credit: boolean }) =>
      api.call(matchCallsApi.resolve, { params: { id: matchId, call_id }, body: { credit } }),
    onSettled,
  });
  const escalate = useMutation({
    mutationFn: (call_id: string) => api.call(matchCallsApi.escalate, { params: { id: matchId, call_id }, body: {} }),
    onSettled,
  });
  return { resolve, escalate };
}

/** Takes a match up, also from another referee, or gives it up; the staff's topic brings what becomes of it. */
export function useClaim(matchId: string) {
  const claim = useMutation({
    mutationFn: (take_over: boolean) => api.call(matchCallsApi.claim, { params: { id: matchId }, body: { take_over } }),
  });
  const release = useMutation({
    mutationFn: () => api.call(matchCallsApi.release, { params: { id: matchId }, body: {} }),
  });
  return { claim, release };
}
