import { DECK_SORTS } from '@pailei/contracts/decks/decks/decks.api';

import type { DecksQuery } from '../../../../shared/decks/library.api.ts';

export const SORTS = DECK_SORTS;
export type Sort = (typeof SORTS)[number];

export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  updated_at: '最近更新',
  created_at: '最近创建',
  name: '名称',
  games: '对局最多',
  win_rate: '胜率最高',
};

/** Decks on one page. */
export const PAGE_SIZE = 48;

type Filters = { class: string; format: string; archetype: string; search: string; sort: Sort; page: number };

/** The query of the list; names ascend, everything else descends. */
export function queryOf({ class: heroClass, format, archetype, search, sort, page }: Filters): DecksQuery {
  return {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    sort_by: sort,
    sort_order: sort === 'name' ? 'asc' : 'desc',
    ...(heroClass !== '' && { class: heroClass }),
    ...(format !== '' && { format }),
    ...(archetype !== '' && { archetype }),
    ...(search !== '' && { search }),
  };
}
