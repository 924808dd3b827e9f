import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useRefresh } from '../live/useRefresh.ts';
import { patchLines } from './battle-lines.ts';
import { useBattleList } from './useBattleList.ts';

export { useBattleList };

const LIST = ['battles'];

/** One page of a list, each line as the live list knows it now; the page is fetched anew at most once a second. */
export function useBattles(query: QueryInput<typeof battlesApi.list>) {
  const { state, version } = useBattleList();
  useRefresh(version, [LIST]);
  const list = useQuery({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => api.call(battlesApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { list, lines: patchLines(list.data?.items ?? [], state?.battles ?? []) };
}
