import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { battleChatApi } from '@pailei/contracts/play/chat/battle-chat.api';
import type { BattleChat, ChatLine } from '@pailei/contracts/play/chat/battle-chat-views';
import type { Muted } from '@pailei/contracts/play/chat/chat-views';
import { foldBattleChat, foldMatchChat } from '@pailei/contracts/play/chat/chat.fold';
import {
  battleChatTopic,
  battleStaffLineTopic,
  matchChatTopic,
  MESSAGES_SHOWN,
} from '@pailei/contracts/play/chat/chat.topic';
import { matchChatApi } from '@pailei/contracts/play/chat/match-chat.api';
import type { MatchChat } from '@pailei/contracts/play/chat/match-chat-views';
import type { Side } from '@pailei/domain/series/sides';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useLiveTopic } from '../live/useLiveTopic.ts';
import { useChatLog, type Chat } from './useChatLog.ts';

const REPORTS = 'chat-reports';
const CALLS = { match: matchChatApi, battle: battleChatApi } as const;
const LINES = { team: battleChatTopic, staff: battleStaffLineTopic } as const satisfies Record<ChatLine, unknown>;

/** What a chat belongs to. */
export type ChatOwner = { readonly kind: keyof typeof CALLS; readonly id: string };

/** A chat, live, with those who may not write in it now. */
export type OpenChat = { readonly owner: ChatOwner; readonly chat: Chat; readonly muted: readonly Muted[] };

export function useMatchChat(matchId: string, accountId: string): OpenChat {
  const topic = useLiveTopic<MatchChat, null>(matchChatTopic.of(matchId), { initial: null, fold: foldMatchChat });
  const params = { id: matchId };
  const chat = useChatLog({
    live: topic.state?.messages ?? null,
    denied: topic.status.phase === 'denied' ? topic.status.message : null,
    accountId,
    shown: MESSAGES_SHOWN,
    list: async (before, limit) => (await api.call(matchChatApi.list, { params, query: { before, limit } })).items,
    add: (text, key) => api.retry(matchChatApi.add, { params, body: { text }, idempotencyKey: key }),
  });
  return { owner: { kind: 'match', id: matchId }, chat, muted: topic.state?.muted ?? [] };
}

/** Whose line of which battle, and who writes. */
type LinePlace = {
  readonly battleId: string;
  readonly side: Side;
  readonly line: ChatLine;
  readonly accountId: string;
};

export function useBattleLine({ battleId, side, line, accountId }: LinePlace): OpenChat {
  const topic = useLiveTopic<BattleChat, null>(LINES[line].of(battleId, side), { initial: null, fold: foldBattleChat });
  const params = { id: battleId };
  const chat = useChatLog({
    live: topic.state?.messages ?? null,
    denied: topic.status.phase === 'denied' ? topic.status.message : null,
    accountId,
    shown: MESSAGES_SHOWN,
    list: async (before, limit) =>
      (await api.call(battleChatApi.list, { params, query: { line, side, before, limit } })).items,
    add: (text, key) => api.retry(battleChatApi.add, { params, body: { line, side, text }, idempotencyKey: key }),
  });
  return { owner: { kind: 'battle', id: battleId }, chat, muted: topic.state?.muted ?? [] };
}

/** Its error is shown at the dialog's field. */
export function useReportMessage({ kind, id }: ChatOwner) {
  return useMutation({
    mutationFn: ({ message_id, reason }: { message_id: string; reason: string }) =>
      api.call(CALLS[kind].report, { params: { id, message_id }, body: { reason } }),
    meta: { quiet: true },
  });
}

/** What was reported, for referees who have no part in the match or battle. */
export function useMatchReports(matchId: string) {
  return useQuery({
    queryKey: [REPORTS, matchId],
    queryFn: ({ signal }) => api.call(matchChatApi.reports, { params: { id: matchId }, signal }),
    staleTime: 0,
  });
}

export function useBattleReports(battleId: string) {
  return useQuery({
    queryKey: [REPORTS, battleId],
    queryFn: ({ signal }) => api.call(battleChatApi.reports, { params: { id: battleId }, signal }),
    staleTime: 0,
  });
}

export function useCloseReport({ kind, id }: ChatOwner) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ report_id, reason }: { report_id: string; reason: string }): Promise<void> => {
      await api.call(CALLS[kind].closeReport, { params: { id, report_id }, body: { reason } });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: [REPORTS, id] }),
    meta: { quiet: true },
  });
}

export function useMute({ kind, id }: ChatOwner) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof matchChatApi.mute>) => api.call(CALLS[kind].mute, { params: { id }, body }),
    meta: { quiet: true },
  });
}
