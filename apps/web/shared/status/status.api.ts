import { foldStatus } from '@pailei/contracts/site/status/status.fold';
import { statusTopic } from '@pailei/contracts/site/status/status.topic';
import { statusApi } from '@pailei/contracts/site/status/status.api';
import { useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { connectionStateAtom, isBroken } from '../live/connection.atoms.ts';
import { useLiveTopic } from '../live/useLiveTopic.ts';
import { useAtomValue } from '../state/jotai.ts';
import { newestSlot } from './status-labels.ts';

const POLL_EVERY_MS = 15_000;

/**
 * The status as the live topic delivers it. While the live connection itself is broken the page polls instead: the one place
 * of the site that asks again and again, because it is about just that.
 */
export function useStatus() {
  const live = useLiveTopic(statusTopic.of(), { initial: null, fold: foldStatus });
  const isPolling = isBroken(useAtomValue(connectionStateAtom));
  const polled = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => api.call(statusApi.get, { signal }),
    enabled: isPolling,
    refetchInterval: isPolling ? POLL_EVERY_MS : false,
    staleTime: 0,
    retry: false,
  });
  const answer = isPolling ? polled.data : undefined;
  const isAnswerNewer = answer && newestSlot(answer) >= newestSlot(live.state);
  return { status: isAnswerNewer ? answer : (live.state ?? answer ?? null), isPolling, error: polled.error };
}
