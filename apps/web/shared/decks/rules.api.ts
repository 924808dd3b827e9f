import { deckRulesApi } from '@pailei/contracts/site/deck-rules/deck-rules';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useDeckRules } from '../live/useDeckRules.ts';

const ONE_DAY_MS = 86_400_000;

/** Every reading of the rule set, so that one change asks for all of it again. */
export const DECK_RULES_KEY = ['deck-rules'] as const;

const viewOf = (version: number) =>
  queryOptions({
    queryKey: [...DECK_RULES_KEY, version],
    queryFn: ({ signal }) => api.call(deckRulesApi.get, { signal }),
    placeholderData: keepPreviousData,
    staleTime: ONE_DAY_MS,
  });

/** The whole rule set with its version, as its editors need it; fetched again when the site has another version. */
export function useRulesView() {
  return useQuery(viewOf(useDeckRules().version));
}

/** The whole rule set alone. */
export function useRules() {
  return useQuery({ ...viewOf(useDeckRules().version), select: ({ rules }) => rules });
}
