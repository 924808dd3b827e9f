import { ARCHETYPE_MAX } from '@pailei/contracts/decks/decks/decks.api';

import { choice, freeText, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';
import { SORTS } from './list.model.ts';

export const DECK_FILTERS = {
  class: freeText(20),
  format: freeText(20),
  archetype: freeText(ARCHETYPE_MAX),
  search: freeText(40),
  sort: choice(SORTS, 'updated_at'),
};

export type DeckFilterValues = UrlValues<typeof DECK_FILTERS>;
