import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { pairingsApi, type RoundDraftAnswer } from '@pailei/contracts/play/pairings/pairings.api';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../../../shared/live/topics.ts';

export type DraftEditBody = Omit<BodyInput<typeof pairingsApi.edit>, 'revision'>;

const keyOf = (id: string) => ['round-draft', id] as const;

/** The draft with its reasons; asked for again when the staff's topic names another revision. */
export function useRoundDraft(id: string, revision: number) {
  return useQuery({
    queryKey: [...keyOf(id), revision],
    queryFn: ({ signal }) => api.call(pairingsApi.draft, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Its errors are shown beside the selection. */
export function useDraftEdit(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DraftEditBody & { revision: number }) => api.call(pairingsApi.edit, { params: { id }, body }),
    onSuccess: (answer) => keep(queries, id, answer),
    meta: { quiet: true },
  });
}

export function useRedraw(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (revision: number) => api.call(pairingsApi.redraw, { params: { id }, body: { revision } }),
    onSuccess: (answer) => keep(queries, id, answer),
  });
}

export function usePublish(id: string) {
  return useMutation({
    mutationFn: (revision: number) => api.call(pairingsApi.publish, { params: { id }, body: { revision } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
  });
}

/** Its error belongs to the dialog that asks for the reason. */
export function useTakeBackRound(id: string) {
  return useMutation({
    mutationFn: (reason: string) => api.call(pairingsApi.takeBack, { params: { id }, body: { reason } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}

function keep(queries: ReturnType<typeof useQueryClient>, id: string, answer: RoundDraftAnswer): void {
  if (answer.current) queries.setQueryData([...keyOf(id), answer.current.revision], answer);
}
