import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchApi } from '@pailei/contracts/site/search/search.api';
import { useMemo } from 'react';

import { api } from '../../shared/api/api.ts';
import { messageOf } from '../../shared/api/error-text.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { useDebounced } from '../../shared/ui/forms/useDebounced.ts';
import { MENU } from '../layout/menu.ts';
import { PAGES } from '../pages.ts';
import { foundItems, groupsOf, matching, ownItems, type PaletteGroup } from './palette.items.ts';
import { readRecent } from './palette.recent.ts';

const PAUSE_MS = 200;

type PaletteItems = { groups: PaletteGroup[]; isSearching: boolean; error: string | null };

/** What the palette offers for a query: the visitor's own pages and actions at once, search results of the server when they arrive. */
export function usePaletteItems(query: string): PaletteItems {
  const user = useAtomValue(userAtom);
  const keyword = query.trim();
  const searchText = useDebounced(keyword, PAUSE_MS);
  const search = useQuery({
    queryKey: ['search', searchText],
    queryFn: ({ signal }) => api.call(searchApi.search, { query: { q: searchText }, signal }),
    enabled: searchText !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const own = useMemo(() => ownItems(MENU, PAGES, user), [user]);
  if (keyword === '') return { groups: groupsOf(own, readRecent(localStorage, own)), isSearching: false, error: null };
  const found = search.data && searchText !== '' ? foundItems(search.data) : [];
  return {
    groups: groupsOf([...matching(own, keyword), ...found]),
    isSearching: search.isFetching || searchText !== keyword,
    error: search.error ? messageOf(search.error) : null,
  };
}
