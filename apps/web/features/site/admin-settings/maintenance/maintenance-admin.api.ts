import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { maintenanceApi, type MaintenanceRecord } from '@pailei/contracts/site/maintenance/maintenance.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { useSystem } from '../../../../shared/live/useTopics.ts';

export type MaintenanceBody = BodyInput<typeof maintenanceApi.create>;

const PAGE_SIZE = 20;
const KEY = 'admin-maintenance';

/** One page of all past and planned ones; fetched again when one begins, ends or changes. */
export function useMaintenanceList(page: number) {
  const live = useSystem().state?.maintenance;
  return useQuery({
    queryKey: [KEY, page, live],
    queryFn: ({ signal }) =>
      api.call(maintenanceApi.list, { query: { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Plans or begins a new window, or changes `known`. Its errors are shown at the form's fields. */
export function useSaveMaintenance(known: MaintenanceRecord | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: MaintenanceBody) =>
      known === null
        ? api.call(maintenanceApi.create, { body })
        : api.call(maintenanceApi.update, { params: { id: known.id }, body }),
    onSuccess: refresh,
    meta: { quiet: true },
  });
}

/** Its error belongs to the dialog that asks for the reason. */
export function useEndMaintenance(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (reason: string) => api.call(maintenanceApi.end, { params: { id }, body: { reason } }),
    onSettled: refresh,
    meta: { quiet: true },
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
