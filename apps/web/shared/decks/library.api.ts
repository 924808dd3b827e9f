import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { api } from '../api/api.ts';
import { useDeckRules } from '../live/useDeckRules.ts';
import { usePersonal } from '../live/useTopics.ts';

/** Everything that is read of decks, so that one change asks for all of it again. */
export const DECKS = ['decks'];

export type DecksQuery = QueryInput<typeof decksApi.list>;

/** Asks again for what is shown of decks whenever the visitor's library changes, in whichever window, or the rules do. */
export function useDeckChanges(): void {
  const queries = useQueryClient();
  const changes = usePersonal().state?.decks_changed ?? 0;
  const { version } = useDeckRules();
  const state = `${changes} ${version}`;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    void queries.invalidateQueries({ queryKey: DECKS });
  }, [queries, state]);
}

export function useDecks(query: DecksQuery) {
  useDeckChanges();
  return useQuery({
    queryKey: [...DECKS, 'list', query],
    queryFn: ({ signal }) => api.call(decksApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What a player shows of their library. */
export function usePublicDecks(playerId: string, page: { skip: number; limit: number }) {
  useDeckChanges();
  return useQuery({
    queryKey: [...DECKS, 'player', playerId, page],
    queryFn: ({ signal }) => api.call(decksApi.ofPlayer, { params: { id: playerId }, query: page, signal }),
    placeholderData: keepPreviousData,
  });
}
