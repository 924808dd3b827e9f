import { CARD_NUMBERS_MAX } from '@pailei/contracts/decks/cards/card-limits';
import { cardsApi } from '@pailei/contracts/decks/cards/cards.api';
import type { CardFacts, CardRarity } from '@pailei/domain/decks/card';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../../../../shared/api/api.ts';

const ONE_DAY_MS = 86_400_000;
const PAGE_SIZE = 40;

export type CardFilters = {
  group: '' | 'class' | 'neutral';
  /** Mana; 7 means 7 and more. */
  cost: number | null;
  rarity: CardRarity | '';
  type: string;
};

export type CardQuery = CardFilters & { search: string; class: string; format: string };

/** Cards that a deck of this class may hold, a page at a time; what was found last stays until the next answer is there. */
export function useCardSearch(query: CardQuery) {
  return useInfiniteQuery({
    queryKey: ['cards', query],
    queryFn: ({ signal, pageParam }) =>
      api.call(cardsApi.search, { query: { ...searchQuery(query), limit: PAGE_SIZE, skip: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ skip, items, total }) => (skip + items.length < total ? skip + items.length : undefined),
    placeholderData: keepPreviousData,
  });
}

/** The first result of such a search, for callers that do not wait for the list. Nothing where the search fails; the list shows the error. */
export function useFirstCard(): (query: CardQuery) => Promise<CardFacts | undefined> {
  const queries = useQueryClient();
  return async (query) => {
    const first = { ...searchQuery(query), limit: 1 };
    const found = queries.query({
      queryKey: ['first-card', first],
      queryFn: ({ signal }) => api.call(cardsApi.search, { query: first, signal }),
    });
    return (await found.catch(() => null))?.items[0];
  };
}

/** Without what was left open. */
function searchQuery({ search, group, cost, rarity, type, ...deck }: CardQuery) {
  return {
    ...deck,
    ...(search !== '' && { search }),
    ...(group !== '' && { group }),
    ...(cost !== null && { cost }),
    ...(rarity !== '' && { rarity }),
    ...(type !== '' && { type }),
  };
}

type Known = ReadonlyMap<number, CardFacts | null>;
const NONE: Known = new Map();

/**
 * The catalogue's facts of these cards. `addToCache` takes the results of a search; the rest is fetched.
 * `isComplete`: every card has its answer, also 「not known」; `isLoading`: none has one yet.
 */
export function useCatalogue(numbers: readonly number[]) {
  const [known, setKnown] = useState(NONE);
  const missing = [...new Set(numbers)].filter((dbfId) => !known.has(dbfId)).slice(0, CARD_NUMBERS_MAX);
  const { data, isError, refetch } = useQuery({
    queryKey: ['card-facts', missing],
    queryFn: ({ signal }) => api.call(cardsApi.byNumber, { query: { ids: missing.join() }, signal }),
    enabled: missing.length > 0,
    staleTime: ONE_DAY_MS,
  });
  if (data && missing.length > 0) {
    const answers = missing.map((dbfId) => [dbfId, null] as const);
    setKnown(new Map([...known, ...answers, ...data.cards.map((card) => [card.dbf_id, card] as const)]));
  }
  const addToCache = (cards: readonly CardFacts[]) =>
    setKnown((before) => new Map([...before, ...cards.map((card) => [card.dbf_id, card] as const)]));
  const cards = new Map([...known].flatMap(([dbfId, card]) => (card ? [[dbfId, card] as const] : [])));
  const isComplete = missing.length === 0;
  const isLoading = !isComplete && known.size === 0 && !isError;
  return { cards, isComplete, isLoading, isError, refetch, addToCache };
}
