import { cardsApi } from '@pailei/contracts/cards';
import { deckRulesApi, type DeckRulesView } from '@pailei/contracts/deck-rules';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useDeckRules } from '../../../shared/live/useDeckRules.ts';

const KEY = 'deck-rules';
const FOUND_MAX = 8;
/** Names that one call may ask for. */
const NAMES_MAX = 120;

/** Asked anew when the rules change, here or elsewhere. */
export function useRules() {
  const { version } = useDeckRules();
  return useQuery({
    queryKey: [KEY, version],
    queryFn: ({ signal }) => api.call(deckRulesApi.get, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Its errors stand in the form. */
export function useSaveRules() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DeckRulesView) => api.call(deckRulesApi.update, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
    meta: { quiet: true },
  });
}

/** The sets of the catalogue, to choose from. */
export function useSets() {
  return useQuery({
    queryKey: ['admin-cards'],
    queryFn: ({ signal }) => api.call(cardsApi.catalogue, { signal }),
    select: ({ sets }) => sets,
  });
}

export function useFoundCards(search: string) {
  return useQuery({
    queryKey: ['cards', search],
    queryFn: ({ signal }) => api.call(cardsApi.search, { query: { search, limit: FOUND_MAX }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

/** Names of cards by number; what the catalogue does not know is missing. */
export function useCardNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const asked = ids.slice(0, NAMES_MAX).join(',');
  const { data } = useQuery({
    queryKey: ['card-names', asked],
    queryFn: ({ signal }) => api.call(cardsApi.byNumber, { query: { ids: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return new Map(data?.cards.map(({ dbf_id, name }) => [dbf_id, name]));
}
