import { mailApi, type MailState } from '@pailei/contracts/site/mail/mail.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';

export function useMails(state: MailState | undefined, skip: number, limit: number) {
  return useQuery({
    queryKey: ['admin-mails', state ?? null, skip],
    queryFn: ({ signal }) => api.call(mailApi.list, { query: { skip, limit, ...(state && { state }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Opening a mail is written to the audit log, so it is never refetched automatically. */
export function useMail(id: string) {
  return useQuery({
    queryKey: ['admin-mail', id],
    queryFn: ({ signal }) => api.call(mailApi.get, { params: { id }, signal }),
    staleTime: Infinity,
    retry: false,
  });
}

export function useRetryMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(mailApi.retry, { params: { id } }),
    onSettled: async (_mail, _error, id) => {
      queries.removeQueries({ queryKey: ['admin-mail', id] });
      await queries.invalidateQueries({ queryKey: ['admin-mails'] });
    },
  });
}
