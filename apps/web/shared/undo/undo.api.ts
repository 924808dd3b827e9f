import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { undoApi } from '@pailei/contracts/play/pairings/undo.api';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { acceptAnswer } from '../live/topics.ts';

/** The last step of an event and what taking it back does, fetched again each time. */
export function useLastStep(id: string) {
  return useQuery({
    queryKey: ['last-step', id],
    queryFn: ({ signal }) => api.call(undoApi.lastStep, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Its error belongs to the dialog that asks for the reason. */
export function useUndoStart(id: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof undoApi.undoStart>) => api.call(undoApi.undoStart, { params: { id }, body }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}
