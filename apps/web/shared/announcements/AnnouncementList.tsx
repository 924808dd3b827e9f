import type { Announcement } from '@pailei/contracts/site/announcements/announcements.api';

import { useSystem } from '../live/useTopics.ts';
import { useNow } from '../ui/time/Countdown.tsx';
import { SectionHeader } from '../ui/layout/PageHeader.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { Time } from '../ui/time/Time.tsx';
import { currentAnnouncements } from './current.ts';

/** The announcements of the site, each unfolding to its text; nothing while there are none. */
export function AnnouncementList() {
  const announcements = useSystem().state?.announcements ?? [];
  const current = currentAnnouncements(announcements, useNow());
  if (current.length === 0) return null;
  return (
    <section>
      <SectionHeader title="公告" />
      <ul>
        {current.map((announcement) => (
          <Item key={announcement.id} announcement={announcement} />
        ))}
      </ul>
    </section>
  );
}

function Item({ announcement: { title, body, level, is_pinned, starts_at } }: { announcement: Announcement }) {
  return (
    <li className="border-b border-b-line-1">
      <details open={is_pinned}>
        <summary className="group flex min-h-11 cursor-pointer list-none items-center gap-2 py-2.5 [&::-webkit-details-marker]:hidden">
          {is_pinned && <Tag tone="jin">置顶</Tag>}
          {level === 'important' && <Tag tone="zhu">重要</Tag>}
          <b className="min-w-0 flex-1 font-medium underline-offset-4 wrap-anywhere group-hover:underline">{title}</b>
          <span className="text-text-3 text-12">
            <Time iso={starts_at} />
          </span>
        </summary>
        <p className="max-w-[72ch] pb-3.5 wrap-anywhere whitespace-pre-line text-text-2">{body}</p>
      </details>
    </li>
  );
}
