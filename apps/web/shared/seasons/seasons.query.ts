import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { queryOptions } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { SEASONS } from './seasons-key.ts';

export const readSeasons = ({ signal }: { signal: AbortSignal }) => api.call(seasonsApi.list, { signal });

/** All seasons of the site, newest first. */
export const seasonsQuery = () =>
  queryOptions({
    queryKey: [SEASONS],
    queryFn: readSeasons,
  });
