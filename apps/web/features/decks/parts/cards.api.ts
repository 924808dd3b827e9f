import { CARD_NUMBERS_MAX, cardsApi } from '@pailei/contracts/cards';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { cardNumber } from './words.ts';

const ONE_DAY_MS = 86_400_000;

/** The names of cards; the number until it is known, and for one that the catalogue does not have. */
export function useCardNames(numbers: readonly number[]): (dbfId: number) => string {
  const ids = [...new Set(numbers)].toSorted((a, b) => a - b).slice(0, CARD_NUMBERS_MAX);
  const { data } = useQuery({
    queryKey: ['card-names', ids],
    queryFn: ({ signal }) => api.call(cardsApi.byNumber, { query: { ids: ids.join() }, signal }),
    enabled: ids.length > 0,
    staleTime: ONE_DAY_MS,
  });
  const names = new Map(data?.cards.map(({ dbf_id, name }) => [dbf_id, name]));
  return (dbfId) => names.get(dbfId) ?? cardNumber(dbfId);
}
