import { noShowsApi } from '@pailei/contracts/play/no-shows/no-shows.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../api/api.ts';

export const NO_SHOWS = ['no-shows'];
const ofUser = (id: string) => [...NO_SHOWS, id];

export function useOwnNoShows() {
  return useQuery({ queryKey: NO_SHOWS, queryFn: ({ signal }) => api.call(noShowsApi.own, { signal }), staleTime: 0 });
}

export function useNoShowsOf(id: string) {
  return useQuery({
    queryKey: ofUser(id),
    queryFn: ({ signal }) => api.call(noShowsApi.ofUser, { params: { id }, signal }),
    staleTime: 0,
  });
}

export function useForgive(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ match, reason }: { match: string; reason: string }) =>
      api.call(noShowsApi.forgive, { params: { id, match }, body: { reason } }),
    onSuccess: (noShows) => queries.setQueryData(ofUser(id), noShows),
    meta: { quiet: true },
  });
}
