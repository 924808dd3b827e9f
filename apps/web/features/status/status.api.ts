import type { BodyInput } from '@pailei/contracts/endpoint';
import { foldStatus } from '@pailei/contracts/live-status';
import { statusApi, type Status } from '@pailei/contracts/status';
import type { LiveEvent } from '@pailei/live/client';
import { STATUS_TOPIC } from '@pailei/live/topics';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../shared/api/api.ts';
import { connectionStateAtom, isBroken } from '../../shared/live/connection.atoms.ts';
import { useLiveTopic } from '../../shared/live/useLiveTopic.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { newestSlot } from './model/status-words.ts';

export type NewIncidentBody = BodyInput<typeof statusApi.open>;
export type IncidentChangeBody = BodyInput<typeof statusApi.change>;

const ASK_EVERY_MS = 15_000;

const fold = (status: Status, { t, p }: LiveEvent): Status => foldStatus(status, { type: t, payload: p });

/**
 * The status as the live topic tells it. While the live connection itself is broken the page asks instead: the one place
 * of the site that asks again and again, because it is about just that.
 */
export function useStatus() {
  const live = useLiveTopic<Status, null>(STATUS_TOPIC, { initial: null, fold });
  const isAsking = isBroken(useAtomValue(connectionStateAtom));
  const asked = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => api.call(statusApi.get, { signal }),
    enabled: isAsking,
    refetchInterval: isAsking ? ASK_EVERY_MS : false,
    staleTime: 0,
    retry: false,
  });
  const answer = isAsking ? asked.data : undefined;
  const isAnswerNewer = answer && newestSlot(answer) >= newestSlot(live.state);
  return { status: isAnswerNewer ? answer : (live.state ?? answer ?? null), isAsking, error: asked.error };
}

export function useAllIncidents(skip: number, limit: number, enabled: boolean) {
  return useQuery({
    queryKey: ['incidents', skip, limit],
    queryFn: ({ signal }) => api.call(statusApi.incidents, { query: { skip, limit }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The live topic shows what was changed; only the list of all incidents is asked for again. */
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
