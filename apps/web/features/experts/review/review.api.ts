import type { QueryInput } from '@pailei/contracts/endpoint';
import { expertsApi, type ReviewedApplication } from '@pailei/contracts/experts';
import type { ExpertApplicationsEvents } from '@pailei/contracts/live-experts';
import type { ExpertApplicationStatus } from '@pailei/domain/rights';
import type { LiveEvent } from '@pailei/live/client';
import { EXPERT_APPLICATIONS_TOPIC } from '@pailei/live/topics';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../../../shared/api/api.ts';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';

const LIST = ['expert-applications'];
const DETAIL = ['expert-application'];

/** What became of applications while the page was open, by their ids. */
export type Changes = Readonly<Record<string, ExpertApplicationStatus>>;

const NO_CHANGES: Changes = {};

const fold = (changes: Changes, { t, p }: LiveEvent): Changes => {
  if (t !== 'expert_application_changed') return changes;
  const { application_id, status } = p as ExpertApplicationsEvents['expert_application_changed'];
  return { ...changes, [application_id]: status };
};

/** Follows all applications, whoever made or answered them; what is shown of them is asked again. */
export function useApplicationChanges(): Changes {
  const queries = useQueryClient();
  const { state, version } = useLiveTopic<Changes>(EXPERT_APPLICATIONS_TOPIC, { initial: NO_CHANGES, fold });
  useEffect(() => {
    for (const queryKey of [LIST, DETAIL]) void queries.invalidateQueries({ queryKey });
  }, [queries, version]);
  return state;
}

export function useApplications(query: QueryInput<typeof expertsApi.list>) {
  return useQuery({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => api.call(expertsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useApplication(id: string) {
  return useQuery({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api.call(expertsApi.detail, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** A verdict; whatever comes of it, the page then shows how the application really stands. */
function useVerdict<Words>(id: string, judge: (words: Words) => Promise<ReviewedApplication>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: judge,
    onSuccess: (application) => queries.setQueryData([...DETAIL, id], application),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [...DETAIL, id] });
      void queries.invalidateQueries({ queryKey: LIST });
    },
    meta: { quiet: true },
  });
}

export function useApprove(id: string) {
  return useVerdict(id, () => api.call(expertsApi.approve, { params: { id } }));
}

export function useReject(id: string) {
  return useVerdict(id, (reason: string) => api.call(expertsApi.reject, { params: { id }, body: { reason } }));
}

export function useRevoke(id: string) {
  return useVerdict(id, (reason: string) => api.call(expertsApi.revoke, { params: { id }, body: { reason } }));
}
