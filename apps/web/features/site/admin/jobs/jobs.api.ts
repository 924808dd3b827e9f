import { jobsApi } from '@pailei/contracts/site/jobs/jobs.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { useOverview } from '../../../../shared/live/useTopics.ts';

export type FailureState = 'open' | 'resolved';

/** Asked again when the number of failures or the newest one changes. */
export function useFailures(state: FailureState, skip: number, limit: number) {
  const metrics = useOverview().state?.figures;
  const news = [metrics?.jobs_failed ?? null, metrics?.last_job_failed_at ?? null] as const;
  return useQuery({
    queryKey: ['admin-failures', state, skip, news],
    queryFn: ({ signal }) => api.call(jobsApi.failures, { query: { state, skip, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asked again when a worker has looked at the queue. */
export function useProcesses() {
  const seenAt = useOverview().state?.queue?.seen_at ?? null;
  return useQuery({
    queryKey: ['admin-processes', seenAt],
    queryFn: ({ signal }) => api.call(jobsApi.overview, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRetryJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(jobsApi.retry, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-failures'] }),
  });
}

/** Its error belongs to the dialog that asks for the reason. */
export function useDismissJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api.call(jobsApi.dismiss, { params: { id }, body: { reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-failures'] }),
    meta: { quiet: true },
  });
}
