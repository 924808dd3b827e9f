import { dashboardApi } from '@pailei/contracts/site/dashboard/dashboard.api';
import type { AdminMetrics } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';

/** The lists and charts, fetched again when one of their metrics has changed. */
export function useDashboard(metrics: AdminMetrics | null) {
  const news = metrics && [
    metrics.users_new_today,
    metrics.matches_today,
    metrics.matches_live,
    metrics.disputes_open,
    metrics.tournaments_running,
  ];
  return useQuery({
    queryKey: ['admin-dashboard', news],
    queryFn: ({ signal }) => api.call(dashboardApi.get, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
