import { decksApi, type Deck } from '@pailei/contracts/decks';
import type { BodyInput, QueryInput } from '@pailei/contracts/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { api } from '../../shared/api/api.ts';
import { useKeyedCall } from '../../shared/api/useKeyedCall.ts';
import { useDeckRules } from '../../shared/live/useDeckRules.ts';
import { usePersonal } from '../../shared/live/useTopics.ts';

/** Everything that is read of decks, so that one change asks for all of it again. */
const DECKS = ['decks'];

export type DecksQuery = QueryInput<typeof decksApi.list>;
export type DeckChange = Omit<BodyInput<typeof decksApi.update>, 'version'>;
export type DeckBody = BodyInput<typeof decksApi.create>;
export type ImportBody = BodyInput<typeof decksApi.import>;

/** Asks again for what is shown of decks whenever the visitor's library changes, in whichever window, or the rules do. */
function useDeckChanges(): void {
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

/** `isGoing`: the deck is being deleted, nobody asks for it any more. */
export function useDeck(id: string, isGoing = false) {
  useDeckChanges();
  return useQuery({
    queryKey: [...DECKS, 'deck', id],
    queryFn: ({ signal }) => api.call(decksApi.get, { params: { id }, signal }),
    enabled: !isGoing,
    staleTime: 0,
  });
}

/** Only the owner may ask. */
export function useDeckVersions(id: string) {
  return useQuery({
    queryKey: [...DECKS, 'versions', id],
    queryFn: ({ signal }) => api.call(decksApi.versions, { params: { id }, signal }),
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

/** What a paste holds; what was read last stays until the next answer is there. Null asks nothing. */
export function useImportPreview(text: string | null) {
  useDeckChanges();
  return useQuery({
    queryKey: [...DECKS, 'import', text],
    queryFn: ({ signal }) => api.call(decksApi.previewImport, { body: { text: text ?? '' }, signal }),
    enabled: text !== null,
    ...(text !== null && { placeholderData: keepPreviousData }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The same decks sent again keep their key, so that they are saved once. */
export function useImportDecks() {
  const queries = useQueryClient();
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (body: ImportBody) => api.retry(decksApi.import, { body, idempotencyKey: keyOf(body) }),
    onSuccess: () => {
      forget();
      return queries.invalidateQueries({ queryKey: DECKS });
    },
    meta: { quiet: true },
  });
}

/** Changes the version that the page shows; when another window was faster the answer is 409 and the page asks again. */
export function useUpdateDeck({ id, version }: Pick<Deck, 'id' | 'version'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: DeckChange) => api.call(decksApi.update, { params: { id }, body: { ...change, version } }),
    onSuccess: (deck) => queries.setQueryData([...DECKS, 'deck', id], deck),
    onSettled: () => queries.invalidateQueries({ queryKey: DECKS }),
  });
}

/**
 * Saves what was built: over the version that it was made from (409 when another window was faster), or as a new deck.
 * The same new deck sent again keeps its key, so that it is there once.
 */
export function useSaveDeck(target: Pick<Deck, 'id' | 'version'> | null) {
  const queries = useQueryClient();
  const { keyOf } = useKeyedCall();
  return useMutation({
    mutationFn: (body: DeckBody): Promise<Deck> => {
      if (target) {
        const { id, version } = target;
        return api.call(decksApi.update, { params: { id }, body: { ...body, version } });
      }
      return api.retry(decksApi.create, { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: (deck) => queries.setQueryData([...DECKS, 'deck', deck.id], deck),
    onSettled: () => void queries.invalidateQueries({ queryKey: DECKS }),
    meta: { quiet: true },
  });
}

export function useRemoveDeck(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(decksApi.remove, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...DECKS, 'list'] }),
  });
}

/** A deck in words and numbers, as the game's clipboard has it. */
export async function deckText(id: string): Promise<string> {
  return (await api.file(decksApi.export, { params: { id } })).text();
}
