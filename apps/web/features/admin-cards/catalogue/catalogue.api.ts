import { cardsApi } from '@pailei/contracts/cards';
import type { DataOf } from '@pailei/contracts/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { api } from '../../../shared/api/api.ts';
import { useJob } from '../../../shared/live/useTopics.ts';
import { useNewestImportId } from './useNewestImportId.ts';

export type Catalogue = DataOf<typeof cardsApi.catalogue>;

const KEY = ['admin-cards'];

/** Asked anew when an import begins or ends, whoever began it. */
export function useCatalogue() {
  const newest = useNewestImportId();
  const status = useJob(newest).state?.status ?? null;
  const queries = useQueryClient();
  const state = `${newest} ${status}`;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    void queries.invalidateQueries({ queryKey: KEY });
  }, [queries, state]);
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call(cardsApi.catalogue, { signal }),
    staleTime: 0,
  });
}

/** A file or an address; its errors stand at the field. */
export function useImport() {
  return useMutation({
    mutationFn: (given: { file: File } | { url: string }) =>
      'file' in given
        ? api.call(cardsApi.importFile, { file: given.file })
        : api.call(cardsApi.importUrl, { body: { url: given.url } }),
    meta: { quiet: true },
  });
}

export function useSaveSource() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (refresh_url: string) => api.call(cardsApi.setSource, { body: { refresh_url } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}
