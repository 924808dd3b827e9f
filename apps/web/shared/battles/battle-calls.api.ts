import type { BattleCalls } from '@pailei/contracts/play/battle-calls/battle-call-views';
import type { battleCallsApi } from '@pailei/contracts/play/battle-calls/battle-calls.api';
import { foldBattleStaff } from '@pailei/contracts/play/battle-calls/battle-staff.fold';
import { battleStaffTopic } from '@pailei/contracts/play/battle-calls/battle-staff.topic';
import { useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useLiveTopic, type LiveTopic } from '../live/useLiveTopic.ts';

/** The calls of a battle, for referees who are of neither team; null until the first snapshot. Without an id nothing is followed. */
export function useBattleStaff(battleId: string | null): LiveTopic<BattleCalls | null> {
  return useLiveTopic<BattleCalls, null>(battleId === null ? null : battleStaffTopic.of(battleId), {
    initial: null,
    fold: foldBattleStaff,
    isKept: true,
  });
}

type CallAction = (typeof battleCallsApi)['answer' | 'close'];

/** Answers or closes a call; what becomes of it arrives by the topics. */
export function useCallAction(endpoint: CallAction, battleId: string) {
  return useMutation({
    mutationFn: (call_id: string) => api.call(endpoint, { params: { id: battleId, call_id }, body: {} }),
  });
}
