import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { eventPauseApi } from '@pailei/contracts/play/tournaments/event-pause.api';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { useMutation } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../shared/live/topics.ts';

/** Moves the event on. */
export function useEventCommand(endpoint: typeof tournamentsApi.advance, id: string) {
  return useMutation({
    mutationFn: () => api.call(endpoint, { params: { id }, body: {} }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
  });
}

/** The whole event stands still, or goes on. Its error belongs to the dialog that asks for the reason. */
export function useEventPause(what: 'pause' | 'resume', id: string) {
  return useMutation({
    mutationFn: (reason: string) => api.call(eventPauseApi[what], { params: { id }, body: { reason } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}
