import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../../../shared/api/api.ts';

/** The visitor's team with its members, as it is when a dialog asks for it. */
export function useOwnTeam() {
  return useQuery({
    queryKey: ['roster-team'],
    queryFn: ({ signal }) => api.call(teamsApi.mine, { signal }),
    staleTime: 0,
  });
}
