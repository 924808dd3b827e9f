import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
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

/** A ruling before its reason is written. */
export type PreviewedRuling = QueryInput<typeof matchesApi.previewRuling>;

/** What a ruling would change, fetched again each time; null disables it. */
export function useRulingPreview(id: string, ruling: PreviewedRuling | null) {
  return useQuery({
    queryKey: ['ruling-preview', id, ruling],
    queryFn: ({ signal }) =>
      api.call(matchesApi.previewRuling, { params: { id }, query: ruling ?? { type: 'reopen' }, signal }),
    enabled: ruling !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
