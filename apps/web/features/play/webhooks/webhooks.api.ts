import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { webhooksApi, type Webhook } from '@pailei/contracts/play/webhooks/webhooks.api';
import { foldWebhooks } from '@pailei/contracts/play/webhooks/webhooks.fold';
import { webhooksTopic, type WebhooksView } from '@pailei/contracts/play/webhooks/webhooks.topic';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useRefresh } from '../../../shared/live/useRefresh.ts';

export type WebhookFacts = BodyInput<typeof webhooksApi.create>;

const LISTS = ['admin-webhooks'];
const EVENTS = ['admin-webhook-events'];
const NO_CHANGES: WebhooksView = {};

/** Follows what the targets are sent and what admins change; what is shown is fetched again. */
export function useWebhookChanges(): void {
  const { version } = useLiveTopic(webhooksTopic.of(), { initial: NO_CHANGES, fold: foldWebhooks });
  useRefresh(version, [LISTS]);
}

export function useWebhooks() {
  return useQuery({
    queryKey: [...LISTS, 'targets'],
    queryFn: ({ signal }) => api.call(webhooksApi.list, { signal }),
    staleTime: 0,
  });
}

export function useDeliveries(query: QueryInput<typeof webhooksApi.deliveries>) {
  return useQuery({
    queryKey: [...LISTS, 'deliveries', query],
    queryFn: ({ signal }) => api.call(webhooksApi.deliveries, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useDelivery(id: string) {
  return useQuery({
    queryKey: [...LISTS, 'delivery', id],
    queryFn: ({ signal }) => api.call(webhooksApi.delivery, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Events that a target may be bound to: those that are not over, the newest first. */
export function useOpenEvents() {
  return useQuery({
    queryKey: EVENTS,
    queryFn: ({ signal }) => api.call(tournamentsApi.list, { query: { status: 'open', limit: 100 }, signal }),
  });
}

/** Adds a target, or changes `known`. The answer to an addition holds the secret. */
export function useSaveWebhook(known: Webhook | null) {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: async (body: WebhookFacts): Promise<{ secret: string | null }> => {
      if (known === null) return api.call(webhooksApi.create, { body });
      const { id, updated_at } = known;
      await api.call(webhooksApi.update, { params: { id }, body: { ...body, updated_at } });
      return { secret: null };
    },
    onSuccess: invalidate,
    meta: { quiet: true },
  });
}

export function useRenewSecret() {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.renewSecret, { params: { id } }),
    onSettled: invalidate,
  });
}

export function usePauseWebhook() {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.pause, { params: { id } }),
    onSettled: invalidate,
  });
}

export function useResumeWebhook() {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ id, skips_waiting }: { id: string; skips_waiting: boolean }) =>
      api.call(webhooksApi.resume, { params: { id }, body: { skips_waiting } }),
    onSettled: invalidate,
  });
}

export function useRemoveWebhook() {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.remove, { params: { id } }),
    onSettled: invalidate,
  });
}

export function useTestWebhook() {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.test, { params: { id } }),
    onSettled: invalidate,
  });
}

export function useReplay() {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.call(webhooksApi.replay, { params: { id } }),
    onSettled: invalidate,
  });
}

function useInvalidate() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: LISTS });
}
