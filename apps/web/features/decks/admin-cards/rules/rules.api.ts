import { cardsApi } from '@pailei/contracts/decks/cards/cards.api';
import { deckRulesApi, type DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { DECK_RULES_KEY } from '../../../../shared/decks/rules.api.ts';

/** Its errors are shown in the form. */
export function useSaveRules() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DeckRulesView) => api.call(deckRulesApi.update, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: DECK_RULES_KEY }),
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
