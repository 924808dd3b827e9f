import type { QueryInput } from '@pailei/contracts/endpoint';
import { notificationsApi, type NotificationSettings } from '@pailei/contracts/notifications';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../shared/api/api.ts';
import { sendRead } from './inbox.calls.ts';
import { INBOX, refreshInbox } from './inbox.query.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';

/** The visitor's inbox; asked again when something comes or is read, in whichever window. */
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

export function useSaveSwitches() {
  return useMutation({
    mutationFn: (settings: NotificationSettings) => api.retry(notificationsApi.saveSettings, { body: settings }),
  });
}
