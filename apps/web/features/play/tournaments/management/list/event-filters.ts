import { MANAGED_SORTS, type ManagedTournament } from '@pailei/contracts/play/tournaments/details/managed.api';
import { TOURNAMENT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { TOURNAMENT_STATUSES } from '@pailei/domain/tournament/types';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';

import { choice, freeText, type UrlValues } from '../../../../../shared/ui/data/useUrlFilters.ts';
import { parseSort } from '../../../../../shared/ui/table/data-table.model.ts';
import type { ManagedQuery } from '../../editor/editor.api.ts';

export const PAGE_SIZE = 20;

export const STATES = ['all', ...TOURNAMENT_STATUSES] as const;
type State = (typeof STATES)[number];

const SORTS = MANAGED_SORTS.flatMap((sort) => [sort, `-${sort}` as const]);
const ID = /^[0-9a-f-]{36}$/;

export const EVENT_FILTERS = {
  state: choice(STATES, 'all'),
  search: freeText(40),
  sort: choice(SORTS, '-starts_at'),
  series: { initial: '', parse: (text: string) => (ID.test(text) ? text : '') },
};
export type EventFilters = UrlValues<typeof EVENT_FILTERS>;

/** The query of the list from the address. */
export function managedQuery({ state, search, sort, series, page }: EventFilters, entrants: EntrantKind): ManagedQuery {
  const { id, desc } = parseSort(sort);
  return {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    entrants,
    ...(state !== 'all' && { status: state }),
    ...(search !== '' && { search }),
    ...(series !== '' && { series_id: series }),
    sort_by: MANAGED_SORTS.find((known) => known === id) ?? 'starts_at',
    sort_order: desc ? 'desc' : 'asc',
  };
}

export const stateOptions = (counts: Readonly<Record<State, number>> | undefined) =>
  STATES.map((value) => ({
    value,
    label: value === 'all' ? '全部' : TOURNAMENT_STATUS_NAMES[value],
    ...(counts && { count: counts[value] }),
  }));

/** A row as the live lobby has it by now; what the lobby does not know stays as it was asked. */
export function withLive(row: ManagedTournament, live: readonly TournamentSummary[] | null): ManagedTournament {
  const newest = live?.find(({ id }) => id === row.id);
  return newest ? { ...row, ...newest } : row;
}
