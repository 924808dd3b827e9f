import { decksApi, type Deck } from '@pailei/contracts/decks/decks/decks.api';
import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useKeyedCall } from '../../../shared/api/useKeyedCall.ts';
import { DECKS, useDeckChanges } from '../../../shared/decks/library.api.ts';

export type DeckChange = Omit<BodyInput<typeof decksApi.update>, 'version'>;
export type DeckBody = BodyInput<typeof decksApi.create>;
export type ImportBody = BodyInput<typeof decksApi.import>;

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

/** A deck as text, in the format of the game's clipboard. */
export async function deckText(id: string): Promise<string> {
  return (await api.file(decksApi.export, { params: { id } })).text();
}
