import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { expertsApi } from '@pailei/contracts/people/experts/experts.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { usePersonal } from '../../../../shared/live/useTopics.ts';

const MINE = ['my-expert'];

export type ApplicationBody = BodyInput<typeof expertsApi.apply>;

/** The visitor's standing; a verdict comes over their own topic, in whichever window it is open. */
export function useMyExpert() {
  const queries = useQueryClient();
  const { version } = usePersonal();
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: MINE });
  }, [queries, version]);
  return useQuery({
    queryKey: MINE,
    queryFn: ({ signal }) => api.call(expertsApi.mine, { signal }),
  });
}

/** Its errors belong to the form. */
export function useApply() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ApplicationBody) => api.call(expertsApi.apply, { body }),
    onSuccess: (mine) => queries.setQueryData(MINE, mine),
    meta: { quiet: true },
  });
}

/** The id under which an application names the image. */
export async function sendProof(file: File, signal: AbortSignal): Promise<string> {
  return (await api.call(expertsApi.uploadProof, { file, signal })).id;
}
