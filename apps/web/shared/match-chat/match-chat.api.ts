import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { matchChatApi } from '@pailei/contracts/play/match-chat/match-chat.api';
import { foldMatchChat } from '@pailei/contracts/play/match-chat/match-chat.fold';
import type { MatchChat } from '@pailei/contracts/play/match-chat/match-chat-views';
import { matchChatTopic, MESSAGES_SHOWN } from '@pailei/contracts/play/match-chat/match-chat.topic';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useChatLog } from '../chat/useChatLog.ts';
import { useLiveTopic } from '../live/useLiveTopic.ts';

const REPORTS = 'match-chat-reports';

/** The chat of a match, live, with those who may not write in it now. */
export function useMatchChat(matchId: string, accountId: string) {
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
  return { chat, muted: topic.state?.muted ?? [] };
}

/** Its error is shown at the dialog's field. */
export function useReportMessage(matchId: string) {
  return useMutation({
    mutationFn: ({ message_id, reason }: { message_id: string; reason: string }) =>
      api.call(matchChatApi.report, { params: { id: matchId, message_id }, body: { reason } }),
    meta: { quiet: true },
  });
}

/** What was reported in a match, for referees who have no part in it. */
export function useChatReports(matchId: string) {
  return useQuery({
    queryKey: [REPORTS, matchId],
    queryFn: ({ signal }) => api.call(matchChatApi.reports, { params: { id: matchId }, signal }),
    staleTime: 0,
  });
}

export function useCloseReport(matchId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ report_id, reason }: { report_id: string; reason: string }) =>
      api.call(matchChatApi.closeReport, { params: { id: matchId, report_id }, body: { reason } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: [REPORTS, matchId] }),
    meta: { quiet: true },
  });
}

export function useMute(matchId: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof matchChatApi.mute>) =>
      api.call(matchChatApi.mute, { params: { id: matchId }, body }),
    meta: { quiet: true },
  });
}
