import type { QueryInput } from '@pailei/contracts/http/endpoint';
import type { teamApplicationsApi } from '@pailei/contracts/people/teams/team-requests.api';

import { choice, type UrlValues } from '../../../../shared/ui/data/useUrlFilters.ts';

const PAGE_SIZE = 20;

/** Kept in the address. */
export const REQUEST_FILTERS = { state: choice(['pending', 'all'], 'pending') };
export type RequestFilters = UrlValues<typeof REQUEST_FILTERS>;

export const REQUEST_STATE_OPTIONS = [
  { value: 'pending', label: '待答复' },
  { value: 'all', label: '全部' },
] as const;

export function requestQuery({ state, page }: RequestFilters): QueryInput<typeof teamApplicationsApi.mine> {
  return { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, ...(state === 'pending' && { status: state }) };
}
