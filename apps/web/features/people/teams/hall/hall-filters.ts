import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { TEAM_SEARCH_MAX, TEAM_SORTS, type teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { seekersApi } from '@pailei/contracts/people/teams/seekers.api';
import { RECRUITING_MODES } from '@pailei/domain/teams/types';
import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';

import { choice, freeText, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';
import { RECRUITING_LABELS, SORT_LABELS } from '../team-labels.ts';

export const PAGE_SIZE = 20;
const ANY = 'all';

/** Members, at least and at most. */
const SIZES = { small: [1, 4], middle: [5, 8], large: [9, TEAM_MEMBERS_MAX] } as const;
const SIZE_NAMES = [ANY, 'small', 'middle', 'large'] as const;
const ACTIVITIES = ['0', '1', '4', '8'] as const;

/** Kept in the address. */
export const HALL_FILTERS = {
  show: choice(['teams', 'players'], 'teams'),
  recruiting: choice([ANY, 'any', ...RECRUITING_MODES], ANY),
  class: freeText(20),
  activity: choice(ACTIVITIES, '0'),
  size: choice(SIZE_NAMES, ANY),
  sort: choice(TEAM_SORTS, 'activity'),
  search: freeText(TEAM_SEARCH_MAX),
};
export type HallFilters = UrlValues<typeof HALL_FILTERS>;

/** What clears every filter of a list and leaves which list it is. */
export const NO_FILTERS = { recruiting: ANY, class: '', activity: '0', size: ANY, search: '' } as const;

export const isFiltered = ({ recruiting, class: wanted, activity, size, search }: HallFilters): boolean =>
  recruiting !== ANY || wanted !== '' || activity !== '0' || size !== ANY || search !== '';

const pageOf = (page: number) => ({ skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });

export function teamsQuery(filters: HallFilters): QueryInput<typeof teamsApi.hall> {
  const { recruiting, class: wanted, activity, size, sort, search, page } = filters;
  return {
    ...pageOf(page),
    ...(search !== '' && { search }),
    ...(recruiting !== ANY && { recruiting }),
    ...(wanted !== '' && { wanted_class: wanted }),
    ...(activity !== '0' && { activity_min: Number(activity) }),
    ...(size !== ANY && { members_min: SIZES[size][0], members_max: SIZES[size][1] }),
    sort,
  };
}

export function seekersQuery({ class: heroClass, search, page }: HallFilters): QueryInput<typeof seekersApi.list> {
  return { ...pageOf(page), ...(search !== '' && { search }), ...(heroClass !== '' && { class: heroClass }) };
}

export const RECRUITING_OPTIONS = [
  { value: ANY, label: '不限' },
  { value: 'any', label: '招募中' },
  ...RECRUITING_MODES.map((value) => ({ value, label: RECRUITING_LABELS[value] })),
] as const;

export const ACTIVITY_OPTIONS = ACTIVITIES.map((value) => ({
  value,
  label: value === '0' ? '不限' : `${value} 场以上`,
}));

export const SIZE_OPTIONS = SIZE_NAMES.map((value) => ({
  value,
  label: value === ANY ? '不限' : `${SIZES[value][0]}–${SIZES[value][1]} 人`,
}));

export const SORT_OPTIONS = TEAM_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
