import { useState, type KeyboardEvent } from 'react';

import { useDebounced } from '../../../../../shared/ui/forms/useDebounced.ts';
import { useCardSearch, useFirstCard, type CardFilters } from '../builder.api.ts';
import type { Builder } from '../useBuilder.ts';

const SETTLE_MS = 150;
const NO_FILTERS: CardFilters = { group: '', cost: null, rarity: '', type: '' };

type InputKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void };

/** The search as it is typed and narrowed, and what it has found. `isSettled`: the list is the answer to the current text. */
export function useCardFinder({ draft, add }: Builder) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useDebounced(typed, SETTLE_MS);
  const query = { ...filters, class: draft.class, format: draft.format };
  const found = useCardSearch({ ...query, search });
  const findFirst = useFirstCard();
  const isUpToDate = search === typed && found.data !== undefined && !found.isPlaceholderData;

  /**
   * Who types fast presses Enter before the list is there: that adds the first card of the answer to what was typed, not
   * one of the list before. What was typed stays selected, so that the next name takes its place.
   */
  const press = (event: InputKey) => {
    if (event.key !== 'Enter') return;
    event.currentTarget.select();
    if (isUpToDate) return;
    event.preventDefault();
    event.preventBaseUIHandler();
    void findFirst({ ...query, search: typed }).then((card) => card && add(card));
  };

  return {
    filters,
    narrow: (changes: Partial<CardFilters>) => setFilters({ ...filters, ...changes }),
    text,
    setText,
    found,
    cards: found.data?.pages.flatMap(({ items }) => items) ?? [],
    total: found.data?.pages[0]?.total ?? 0,
    isUpToDate,
    press,
  };
}
