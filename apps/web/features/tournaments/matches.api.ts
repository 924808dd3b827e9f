import type { BodyInput } from '@pailei/contracts/endpoint';
import { matchesApi, type MatchSide } from '@pailei/contracts/matches';
import type { Side } from '@pailei/domain/series';
import type { LiveEvent } from '@pailei/live/client';
import { matchSideTopic, matchTopic } from '@pailei/live/topics';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../shared/api/api.ts';
import type { CallInput } from '../../shared/api/client.ts';
import { acceptAnswer } from '../../shared/live/topics.ts';
import { useLiveTopic } from '../../shared/live/useLiveTopic.ts';
import { foldMatchSide } from './model/match-side.ts';

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
    onSuccess: ({ info, series, version }) => acceptAnswer(matchTopic(id), { info, series }, version),
    meta: { quiet: isQuiet },
  });
}

export type Correction =
  | { type: 'correct_game'; game_number: number; result: Side }
  | { type: 'void_game'; game_number: number };

/** What a correction would change, asked anew each time; null asks nothing. */
export function useRulingPreview(id: string, correction: Correction | null) {
  return useQuery({
    queryKey: ['ruling-preview', id, correction],
    queryFn: ({ signal }) =>
      api.call(matchesApi.previewRuling, { params: { id }, query: correction ?? { type: 'reopen' }, signal }),
    enabled: correction !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

const foldSideEvent = (side: MatchSide, event: LiveEvent): MatchSide => foldMatchSide(side, event.t, event.p);

/** What only the visitor's own side of a match may see. */
export function useMatchSide(id: string, side: Side) {
  return useLiveTopic<MatchSide, null>(matchSideTopic(id, side), { initial: null, fold: foldSideEvent });
}
