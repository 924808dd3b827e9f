import { ANNOUNCEMENT_AUDITS } from '@pailei/contracts/site/announcements/announcements.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createAnnouncementsService, nextAnnouncementDue, showDueAnnouncements } from './announcements.service.ts';
import { announcementsCalls } from './announcements.calls.ts';

export const announcementsFeature = {
  name: 'announcements',
  headings: { announcements: { name: '公告', about: '站内公告。' } },
  calls: [announcementsCalls],
  services: { announcements: createAnnouncementsService },
  loops: [
    {
      name: 'announcements',
      every_ms: 5_000,
      wakes: { next_due: nextAnnouncementDue },
      pauses_with: null,
      tick: showDueAnnouncements,
    },
  ],
  audits: ANNOUNCEMENT_AUDITS.actions,
  target_names: {
    announcement: (db, ids) =>
      db.selectFrom('announcement').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
