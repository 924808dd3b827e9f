import { CARD_NUMBERS_MAX } from '@pailei/contracts/decks/cards/card-limits';
import { cardsApi } from '@pailei/contracts/decks/cards/cards.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { cardNumber } from './deck-labels.ts';

const ONE_DAY_MS = 86_400_000;
const FOUND_MAX = 8;

/** The names of cards; the number until it is known, and for one that the catalogue does not have. */
export function useCardNames(numbers: readonly number[]): (dbfId: number) => string {
  const names = useKnownNames(numbers);
  return (dbfId) => names.get(dbfId) ?? cardNumber(dbfId);
}

/** The names of cards by number; what is not known yet, or not in the catalogue, is missing. */
export function useKnownNames(numbers: readonly number[]): ReadonlyMap<number, string> {
  return useQueries({
    queries: batchesOf(numbers).map((ids) => ({
      queryKey: ['card-names', ids],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call(cardsApi.byNumber, { query: { ids: ids.join() }, signal }),
      placeholderData: keepPreviousData,
      staleTime: ONE_DAY_MS,
    })),
    combine: namesIn,
  });
}

/** The first cards that match the text; those of the previous text until they are loaded. */
export function useFoundCards(search: string) {
  return useQuery({
    queryKey: ['cards', search],
    queryFn: ({ signal }) => api.call(cardsApi.search, { query: { search, limit: FOUND_MAX }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

/** As many numbers together as one call may ask for. */
function batchesOf(numbers: readonly number[]): number[][] {
  const ids = [...new Set(numbers)].toSorted((a, b) => a - b);
  return Array.from({ length: Math.ceil(ids.length / CARD_NUMBERS_MAX) }, (_, batch) =>
    ids.slice(batch * CARD_NUMBERS_MAX, (batch + 1) * CARD_NUMBERS_MAX),
  );
}

function namesIn(answers: UseQueryResult<DataOf<typeof cardsApi.byNumber>>[]): ReadonlyMap<number, string> {
  return new Map(answers.flatMap(({ data }) => data?.cards.map(({ dbf_id, name }) => [dbf_id, name] as const) ?? []));
}
