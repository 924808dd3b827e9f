import { adminSeasonsApi, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';

export const ADMIN_SEASONS = 'admin-seasons';

export function useManagedSeasons() {
  return useQuery({
    queryKey: [ADMIN_SEASONS],
    queryFn: ({ signal }) => api.call(adminSeasonsApi.list, { signal }),
    staleTime: 0,
  });
}

export function useManagedEvents(id: string) {
  return useQuery({
    queryKey: [ADMIN_SEASONS, id, 'events'],
    queryFn: ({ signal }) => api.call(adminSeasonsApi.events, { params: { id }, signal }),
    staleTime: 0,
  });
}

export function useClosing(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: [ADMIN_SEASONS, id, 'closing'],
    queryFn: ({ signal }) => api.call(adminSeasonsApi.closing, { params: { id }, signal }),
    enabled: isWanted,
    staleTime: 0,
  });
}

/** A change of a season: whatever the answer is, the page shows what the server has. Errors stand in the form that sent it. */
export function useSeasonCall<Body, Answer = ManagedSeason>(call: (body: Body) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled() {
      void queries.invalidateQueries({ queryKey: [ADMIN_SEASONS] });
      void queries.invalidateQueries({ queryKey: ['seasons'] });
    },
    meta: { quiet: true },
  });
}
