import { announcementsApi, type AnnouncementRecord } from '@pailei/contracts/site/announcements/announcements.api';
import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { useSystem } from '../../../../shared/live/useTopics.ts';

export type AnnouncementBody = BodyInput<typeof announcementsApi.create>;

const PAGE_SIZE = 20;
const KEY = 'admin-announcements';

/** One page of all of them; fetched again when one of the shown ones changes, here or elsewhere. */
export function useAnnouncements(page: number) {
  const live = useSystem().state?.announcements;
  return useQuery({
    queryKey: [KEY, page, live],
    queryFn: ({ signal }) =>
      api.call(announcementsApi.list, { query: { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Publishes a new one, or changes `known`. Its errors are shown at the form's fields. */
export function useSaveAnnouncement(known: AnnouncementRecord | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: AnnouncementBody) =>
      known === null
        ? api.call(announcementsApi.create, { body })
        : api.call(announcementsApi.update, {
            params: { id: known.id },
            body: { ...body, updated_at: known.updated_at },
          }),
    onSuccess: refresh,
    meta: { quiet: true },
  });
}

export function useEndAnnouncement() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.call(announcementsApi.end, { params: { id } }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
