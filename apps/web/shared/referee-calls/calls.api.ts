import type { BattleCalls, MatchCalls } from '@pailei/contracts/play/referee-calls/call-views';
import { battleCallsApi } from '@pailei/contracts/play/referee-calls/battle-calls.api';
import { foldBattleStaff } from '@pailei/contracts/play/referee-calls/battle-staff.fold';
import { battleStaffTopic } from '@pailei/contracts/play/referee-calls/battle-staff.topic';
import { matchCallsApi } from '@pailei/contracts/play/referee-calls/match-calls.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useLiveTopic, type LiveTopic } from '../live/useLiveTopic.ts';

const CALLS = { match: matchCallsApi, battle: battleCallsApi } as const;
const MATCH_CALLS = 'match-calls';

/** What a referee is called to. */
export type CallOwner = { readonly kind: keyof typeof CALLS; readonly id: string };

/** The calls of a battle, for referees who are of neither team; null until the first snapshot. Without an id nothing is followed. */
export function useBattleStaff(battleId: string | null): LiveTopic<BattleCalls | null> {
  return useLiveTopic<BattleCalls, null>(battleId === null ? null : battleStaffTopic.of(battleId), {
    initial: null,
    fold: foldBattleStaff,
    isKept: true,
  });
}

/** The calls of a match. `version` grows with every change that the staff's topic brings. */
export function useMatchCalls(matchId: string, version: string) {
  return useQuery<MatchCalls>({
    queryKey: [MATCH_CALLS, matchId, version],
    queryFn: ({ signal }) => api.call(matchCallsApi.list, { params: { id: matchId }, signal }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Calls a referee to a match; the side's topic brings the call. Its dialog shows the error. */
export function useCallReferee(matchId: string) {
  return useMutation({
    mutationFn: (text: string) => api.call(matchCallsApi.open, { params: { id: matchId }, body: { text } }),
    meta: { quiet: true },
  });
}

export function useWithdrawCall({ kind, id }: CallOwner) {
  return useMutation({
    mutationFn: async (call_id: string): Promise<void> => {
      await api.call(CALLS[kind].withdraw, { params: { id, call_id }, body: {} });
    },
  });
}

/** A referee answers a call, settles it, or hands it up to the admins; what becomes of it arrives by the topics. */
export function useCallActions({ kind, id }: CallOwner) {
  const queries = useQueryClient();
  const onSettled = () => void queries.invalidateQueries({ queryKey: [MATCH_CALLS, id] });
  const calls = CALLS[kind];
  const answer = useMutation({
    mutationFn: async (call_id: string): Promise<void> => {
      await api.call(calls.answer, { params: { id, call_id }, body: {} });
    },
    onSettled,
  });
  const resolve = useMutation({
    mutationFn: async ({ call_id, credit }: { call_id: string; credit: boolean }): Promise<void> => {
      await api.call(calls.resolve, { params: { id, call_id }, body: { credit } });
    },
    onSettled,
  });
  const escalate = useMutation({
    mutationFn: async (call_id: string): Promise<void> => {
      await api.call(calls.escalate, { params: { id, call_id }, body: {} });
    },
    onSettled,
  });
  return { answer, resolve, escalate };
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
