import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { notificationsApi } from '@pailei/contracts/features/notifications.api';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { sendRead } from './inbox.calls.ts';
import { INBOX, refreshInbox } from './inbox.query.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';

/** The visitor's inbox; fetched again when something arrives or is read, in whichever window. */
export function useInbox(query: QueryInput<typeof notificationsApi.list>) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: [INBOX, user?.id ?? null, query],
    queryFn: ({ signal }) => api.call(notificationsApi.list, { query, signal }),
    enabled: user !== null,
    placeholderData: keepPreviousData,
  });
}

export function useMarkRead() {
  return useMutation({
    mutationFn: (ids: string[] | 'all') => sendRead(ids),
    onSuccess: refreshInbox,
  });
}
