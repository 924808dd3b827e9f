import { auditApi, auditExport } from '@pailei/contracts/site/audit/audit.api';
import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { saveFile } from '../../../../shared/ui/actions/save-file.ts';

export type AuditQuery = Omit<QueryInput<typeof auditApi.list>, 'after' | 'limit'>;

/** Page after page, the newest first; what was loaded stays while further pages come. */
export function useAudit(query: AuditQuery) {
  return useInfiniteQuery({
    queryKey: ['admin-audit', query],
    queryFn: ({ pageParam, signal }) =>
      api.call(auditApi.list, { query: { ...query, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useAuditExport() {
  return useMutation({
    mutationFn: (query: AuditQuery) => api.file(auditExport, { query }),
    onSuccess: (file) => saveFile(file, 'audit-log.csv'),
  });
}
