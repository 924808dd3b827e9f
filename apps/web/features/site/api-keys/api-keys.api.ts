import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { apiKeysApi } from '@pailei/contracts/site/api-keys/api-keys.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';

const KEY = ['admin-api-keys'];

export function useApiKeys() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.call(apiKeysApi.list, { signal }), staleTime: 0 });
}

export function useCreateApiKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof apiKeysApi.create>) => api.call(apiKeysApi.create, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}

export function useRevokeApiKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(apiKeysApi.revoke, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
