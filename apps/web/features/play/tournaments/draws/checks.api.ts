import { drawsApi, type Draws } from '@pailei/contracts/play/draws/draws.api';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { checkDraws, type Hashing } from '../../../../shared/draws/check-draws.ts';

/** Every draw of an event whose secret is published, drawn again in this browser. */
export function useCheckedDraws(id: string, draws: Draws, hashing: Hashing) {
  return useQuery({
    queryKey: ['checked-draws', id, draws],
    queryFn: async ({ signal }) =>
      checkDraws(draws, await api.call(drawsApi.record, { params: { id }, signal }), hashing),
    enabled: draws.random_secret !== null,
    staleTime: Infinity,
  });
}
