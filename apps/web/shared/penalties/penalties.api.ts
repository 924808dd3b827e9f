import { penaltiesApi } from '@pailei/contracts/play/penalties/penalties.api';
import { useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';

export const PENALTIES = ['penalties'];

/** What referees have ever given to a player. */
export function usePenalties(accountId: string) {
  return useQuery({
    queryKey: [...PENALTIES, accountId],
    queryFn: ({ signal }) => api.call(penaltiesApi.ofPlayer, { params: { id: accountId }, signal }),
    staleTime: 0,
  });
}
