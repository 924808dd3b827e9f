import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { expertsApi } from '@pailei/contracts/people/experts/experts.api';
import { foldExperts } from '@pailei/contracts/people/experts/experts.fold';
import { expertsTopic, type ExpertsView } from '@pailei/contracts/people/experts/experts.topic';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';

export const LIST = ['expert-applications'];
const DETAIL = ['expert-application'];
export const detailKey = (id: string) => [...DETAIL, id];

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
    queryKey: detailKey(id),
    queryFn: ({ signal }) => api.call(expertsApi.detail, { params: { id }, signal }),
    staleTime: 0,
  });
}
