import { dashboardApi } from '@pailei/contracts/dashboard';
import type { AdminFigures } from '@pailei/contracts/live-admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';

/** The lists and charts, asked again when a figure they stand behind has changed. */
export function useDashboard(figures: AdminFigures | null) {
  const news = figures && [
    figures.users_new_today,
    figures.matches_today,
    figures.matches_live,
    figures.disputes_open,
    figures.tournaments_running,
  ];
  return useQuery({
    queryKey: ['admin-dashboard', news],
    queryFn: ({ signal }) => api.call(dashboardApi.get, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
