import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { statusApi } from '@pailei/contracts/site/status/status.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';

export type NewIncidentBody = BodyInput<typeof statusApi.open>;
export type IncidentChangeBody = BodyInput<typeof statusApi.change>;

export function useAllIncidents(skip: number, limit: number, enabled: boolean) {
  return useQuery({
    queryKey: ['incidents', skip, limit],
    queryFn: ({ signal }) => api.call(statusApi.incidents, { query: { skip, limit }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The live topic shows what was changed; only the list of all incidents is fetched again. */
function useIncidentCommand<Input>(call: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['incidents'] }),
    meta: { quiet: true },
  });
}

export const useOpenIncident = () => useIncidentCommand((body: NewIncidentBody) => api.call(statusApi.open, { body }));

export const useChangeIncident = (id: string) =>
  useIncidentCommand((body: IncidentChangeBody) => api.call(statusApi.change, { params: { id }, body }));

export const useAddNote = (id: string) =>
  useIncidentCommand((note: string) => api.call(statusApi.addNote, { params: { id }, body: { note } }));
