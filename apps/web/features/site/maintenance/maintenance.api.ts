import { maintenanceApi } from '@pailei/contracts/site/maintenance/maintenance.api';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';

export const CHECK_EVERY_MS = 30_000;

/** Asks whether the site is open again: the live connection can't deliver that while it is down itself. */
export function useMaintenanceCheck() {
  return useQuery({
    queryKey: ['maintenance', 'current'],
    queryFn: ({ signal }) => api.call(maintenanceApi.current, { signal }),
    refetchInterval: CHECK_EVERY_MS,
    // an answer of an earlier visit would lead back into a closed page
    gcTime: 0,
    retry: false,
  });
}
