import type { AnnouncementRecord } from '@pailei/contracts/site/announcements/announcements.api';

import { editedTime, toLocalInput } from '../../../../shared/ui/time/local-time.ts';
import type { AnnouncementBody } from './announcements.api.ts';

/** Times as their inputs hold them; an empty start is now, an empty end is none. */
export type AnnouncementForm = Omit<AnnouncementBody, 'starts_at' | 'ends_at'> & { starts: string; ends: string };

export function formOf(known: AnnouncementRecord | null): AnnouncementForm {
  return {
    title: known?.title ?? '',
    body: known?.body ?? '',
    level: known?.level ?? 'info',
    is_pinned: known?.is_pinned ?? false,
    starts: toLocalInput(known?.starts_at ?? null),
    ends: toLocalInput(known?.ends_at ?? null),
  };
}

export function bodyOf(
  { starts, ends, ...form }: AnnouncementForm,
  known: AnnouncementRecord | null,
): AnnouncementBody {
  return {
    ...form,
    starts_at: editedTime(starts, known?.starts_at ?? null),
    ends_at: editedTime(ends, known?.ends_at ?? null),
  };
}
