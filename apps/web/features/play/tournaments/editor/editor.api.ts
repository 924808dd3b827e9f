import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { eventSeriesApi } from '@pailei/contracts/play/event-series/event-series.api';
import { eventTemplatesApi } from '@pailei/contracts/play/event-templates/event-templates.api';
import { managedApi } from '@pailei/contracts/play/tournaments/details/managed.api';
import { foldManaged } from '@pailei/contracts/play/tournaments/details/managed.fold';
import { managedTopic, type ManagedView } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { useKeyedCall } from '../../../../shared/api/useKeyedCall.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { acceptAnswer } from '../../../../shared/live/topics.ts';
import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';
import { useRefresh } from '../../../../shared/live/useRefresh.ts';
import { useStaff } from '../../../../shared/live/useTopics.ts';

export type EventBody = BodyInput<typeof tournamentsApi.create>;
export type EventChanges = BodyInput<typeof tournamentsApi.update>;
export type ManagedQuery = QueryInput<typeof managedApi.list>;
export type TemplateBody = BodyInput<typeof eventTemplatesApi.create>;
export type SeriesBody = BodyInput<typeof eventSeriesApi.create>;

const MANAGED = ['managed-tournaments'];
const TEMPLATES = ['event-templates'];
const SERIES = ['event-series'];
const NO_CHANGES: ManagedView = {};

/** Whatever changes an event shows in both lists. */
export function invalidateEvents(queries: QueryClient): void {
  for (const queryKey of [MANAGED, SERIES, ['tournaments']]) void queries.invalidateQueries({ queryKey });
}

/** Follows what anybody does with events, drafts too, series and templates; what is shown is fetched again. */
export function useManagedChanges(): void {
  const { version } = useLiveTopic(managedTopic.of(), { initial: NO_CHANGES, fold: foldManaged });
  const { version: cases } = useStaff();
  useRefresh(version, [MANAGED, SERIES, TEMPLATES]);
  // cases stand at their event, and come and go with its matches
  useRefresh(cases, [MANAGED]);
}

export function useManagedTournaments(query: ManagedQuery) {
  return useQuery({
    queryKey: [...MANAGED, query],
    queryFn: ({ signal }) => api.call(managedApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useCreateTournament() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ body, isOpen }: { body: EventBody; isOpen: boolean }) {
      const made = await api.call(tournamentsApi.create, { body });
      if (!isOpen) return made;
      try {
        return await api.call(tournamentsApi.openRegistration, { params: { id: made.tournament.id }, body: {} });
      } catch (error) {
        // it is there: another press would make a second one
        toast.error(`赛事已存为草稿，没能开放报名：${messageOf(error)}`);
        return made;
      }
    },
    onSettled: () => invalidateEvents(queries),
    meta: { quiet: true },
  });
}

export function useUpdateTournament(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: EventChanges) => api.call(tournamentsApi.update, { params: { id }, body }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    onSettled: () => invalidateEvents(queries),
    meta: { quiet: true },
  });
}

export function useReferees() {
  return useQuery({
    queryKey: [...MANAGED, 'referees'],
    queryFn: ({ signal }) => api.call(managedApi.referees, { signal }),
  });
}

export const sendBanner = (file: File, signal: AbortSignal) => api.call(managedApi.uploadBanner, { file, signal });

export function useTemplates() {
  return useQuery({
    queryKey: TEMPLATES,
    queryFn: ({ signal }) => api.call(eventTemplatesApi.list, { signal }),
    staleTime: 0,
  });
}

/** A new template, or another content of one that is there. */
export function useSaveTemplate() {
  const queries = useQueryClient();
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: TemplateBody }) =>
      id === null
        ? api.call(eventTemplatesApi.create, { body, idempotencyKey: keyOf(body) })
        : api.call(eventTemplatesApi.update, { params: { id }, body }),
    onSuccess: forget,
    onSettled: () => queries.invalidateQueries({ queryKey: TEMPLATES }),
    meta: { quiet: true },
  });
}

export function useDeleteTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(eventTemplatesApi.remove, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: TEMPLATES }),
  });
}

export function useSeriesList() {
  return useQuery({
    queryKey: SERIES,
    queryFn: ({ signal }) => api.call(eventSeriesApi.list, { signal }),
    staleTime: 0,
  });
}

/** A new series, or a change of one whose `revision` was seen. */
export function useSaveSeries(known: { id: string; revision: number } | null) {
  const queries = useQueryClient();
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (body: SeriesBody) =>
      known === null
        ? api.call(eventSeriesApi.create, { body, idempotencyKey: keyOf(body) })
        : api.call(eventSeriesApi.update, { params: { id: known.id }, body: { ...body, revision: known.revision } }),
    onSuccess: forget,
    onSettled: () => invalidateEvents(queries),
    meta: { quiet: true },
  });
}

export function useToggleSeries() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isStopped }: { id: string; isStopped: boolean }) =>
      api.call(isStopped ? eventSeriesApi.resume : eventSeriesApi.stop, { params: { id }, body: {} }),
    onSettled: () => invalidateEvents(queries),
  });
}
