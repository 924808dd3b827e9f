import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { expertsApi, type ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';
import { foldExperts } from '@pailei/contracts/people/experts/experts.fold';
import { expertsTopic, type ExpertsView } from '@pailei/contracts/people/experts/experts.topic';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';

const LIST = ['expert-applications'];
const DETAIL = ['expert-application'];

const NO_CHANGES: ExpertsView = {};

/** Follows all applications, whoever made or answered them; the shown ones are fetched again. */
export function useApplicationChanges(): ExpertsView {
  const queries = useQueryClient();
  const { state, version } = useLiveTopic(expertsTopic.of(), { initial: NO_CHANGES, fold: foldExperts });
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

/** A verdict; in any case the page then shows the true state of the application. */
function useVerdict<Input>(id: string, judge: (input: Input) => Promise<ReviewedApplication>) {
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
