import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { queryOptions } from '@tanstack/react-query';

import { api } from '../api/api.ts';

export const SEASONS = 'seasons';

/** All seasons of the site, newest first. */
export const seasonsQuery = () =>
  queryOptions({
    queryKey: [SEASONS],
    queryFn: ({ signal }) => api.call(seasonsApi.list, { signal }),
  });
