import { cardsApi } from '@pailei/contracts/decks/cards/cards.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { useJob } from '../../../../shared/live/useTopics.ts';
import { useNewestImportId } from './useNewestImportId.ts';

export type Catalogue = DataOf<typeof cardsApi.catalogue>;

const KEY = ['admin-cards'];

/** Fetched again when an import begins or ends, whoever started it. */
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

/** A file or an address; its errors are shown at the field. */
export function useImport() {
  return useMutation({
    mutationFn: (source: { file: File } | { url: string }) =>
      'file' in source
        ? api.call(cardsApi.importFile, { file: source.file })
        : api.call(cardsApi.importUrl, { body: { url: source.url } }),
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
