import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { Side } from '@pailei/domain/series';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import type { CallInput } from '../api/client.ts';
import { acceptAnswer } from '../live/topics.ts';

type MatchCommand = (typeof matchesApi)[
  | 'ready'
  | 'shield'
  | 'bans'
  | 'pick'
  | 'report'
  | 'contest'
  | 'forfeit'
  | 'rule'];

/** A command on a match. `isQuiet`: its form shows the error. */
export function useMatchCommand<E extends MatchCommand>(endpoint: E, id: string, isQuiet = false) {
  return useMutation({
    mutationFn: (body: BodyInput<E>) => api.call(endpoint, { params: { id }, body } as unknown as CallInput<E>),
    onSuccess: ({ info, series, version }) => acceptAnswer(matchTopic.of(id), { info, series }, version),
    meta: { quiet: isQuiet },
  });
}

export type Correction = { restart_stages: boolean } & (
  | { type: 'correct_game'; game_number: number; result: Side }
  | { type: 'void_game'; game_number: number }
);

/** What a correction would change, fetched again each time; null disables it. */
export function useRulingPreview(id: string, correction: Correction | null) {
  return useQuery({
    queryKey: ['ruling-preview', id, correction],
    queryFn: ({ signal }) => api.call(matchesApi.previewRuling, { params: { id }, query: queryOf(correction), signal }),
    enabled: correction !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

const queryOf = (correction: Correction | null) =>
  correction ? { ...correction, restart_stages: String(correction.restart_stages) } : ({ type: 'reopen' } as const);
