import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { webhooksApi, type Webhook } from '@pailei/contracts/play/webhooks/webhooks.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';

export type WebhookFacts = BodyInput<typeof webhooksApi.create>;

/** What is sent changes by itself while the page is open. */
const ASK_AGAIN_MS = 2_000;
const KEY = 'admin-webhooks';

export function useWebhooks() {
  return useQuery({
    queryKey: [KEY, 'targets'],
    queryFn: ({ signal }) => api.call(webhooksApi.list, { signal }),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function useDeliveries(query: QueryInput<typeof webhooksApi.deliveries>) {
  return useQuery({
    queryKey: [KEY, 'deliveries', query],
    queryFn: ({ signal }) => api.call(webhooksApi.deliveries, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function useDelivery(id: string) {
  return useQuery({
    queryKey: [KEY, 'delivery', id],
    queryFn: ({ signal }) => api.call(webhooksApi.delivery, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
}

/** Events that a target may be bound to: those that are not over, the newest first. */
export function useOpenEvents() {
  return useQuery({
    queryKey: [KEY, 'events'],
    queryFn: ({ signal }) => api.call(tournamentsApi.list, { query: { status: 'open', limit: 100 }, signal }),
  });
}

/** Adds a target, or changes `known`. The answer to an addition holds the secret. */
export function useSaveWebhook(known: Webhook | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: WebhookFacts): Promise<{ secret: string | null }> => {
      if (known === null) return api.call(webhooksApi.create, { body });
      const { id, updated_at } = known;
      await api.call(webhooksApi.update, { params: { id }, body: { ...body, updated_at } });
      return { secret: null };
    },
    onSuccess: refresh,
    meta: { quiet: true },
  });
}

export function useRenewSecret() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.renewSecret, { params: { id } }),
    onSettled: refresh,
  });
}

export function usePauseWebhook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.pause, { params: { id } }),
    onSettled: refresh,
  });
}

export function useResumeWebhook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, skips_waiting }: { id: string; skips_waiting: boolean }) =>
      api.call(webhooksApi.resume, { params: { id }, body: { skips_waiting } }),
    onSettled: refresh,
  });
}

export function useRemoveWebhook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.remove, { params: { id } }),
    onSettled: refresh,
  });
}

export function useTestWebhook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.test, { params: { id } }),
    onSettled: refresh,
  });
}

export function useReplay() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.replay, { params: { id } }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
