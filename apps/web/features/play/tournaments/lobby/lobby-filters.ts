import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { SERIES_FORMATS, type SeriesFormat } from '@pailei/domain/series/settings';

import type { ListQuery } from '../tournaments.api.ts';

export const STATUS_FILTERS = ['all', 'registration', 'check_in', 'running', 'finished', 'mine', 'draft'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The filters of the lobby's address. */
export type LobbyFilters = {
  readonly status: StatusFilter;
  readonly format: SeriesFormat | null;
  readonly search: string;
  readonly skip: number;
};

export const PAGE_SIZE = 20;
const SEARCH_MAX = 40;

export function readFilters(params: URLSearchParams): LobbyFilters {
  const page = Number(params.get('page') ?? 1);
  return {
    status: STATUS_FILTERS.find((status) => status === params.get('status')) ?? 'all',
    format: SERIES_FORMATS.find((format) => format === params.get('format')) ?? null,
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    skip: Number.isInteger(page) && page > 1 ? (page - 1) * PAGE_SIZE : 0,
  };
}

/** What is as it is by default stays out of the address. */
export function writeFilters({ status, format, search, skip }: LobbyFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== 'all') params.set('status', status);
  if (format !== null) params.set('format', format);
  if (search.trim() !== '') params.set('search', search.trim());
  if (skip > 0) params.set('page', String(skip / PAGE_SIZE + 1));
  return params;
}

export function queryOf({ status, format, search, skip }: LobbyFilters): ListQuery {
  return {
    skip,
    limit: PAGE_SIZE,
    ...(status === 'mine' && { mine: 'true' }),
    ...(status !== 'mine' && status !== 'all' && { status }),
    ...(format !== null && { format }),
    ...(search !== '' && { search }),
  };
}

/** Whether a line belongs under the filters; who is in it, and so 「我的」, the line does not say. */
export function matchesFilters(line: TournamentSummary, { status, format, search }: LobbyFilters): boolean {
  if (status === 'mine' || line.status === 'draft') return false;
  if (status !== 'all' && line.status !== status) return false;
  if (format !== null && line.format !== format) return false;
  return line.name.toLowerCase().includes(search.toLowerCase());
}
