import './announcements.css';

import type { Announcement } from '@pailei/contracts/announcements';

import { useSystem } from '../../shared/live/useTopics.ts';
import { useNow } from '../../shared/ui/Countdown.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { Time } from '../../shared/ui/Time.tsx';
import { currentAnnouncements } from './current.ts';

/** The announcements of the site, each unfolding to its text; nothing while there are none. */
export function AnnouncementList() {
  const announcements = useSystem().state?.announcements ?? [];
  const current = currentAnnouncements(announcements, useNow());
  if (current.length === 0) return null;
  return (
    <section>
      <SectionHeader title="公告" />
      <ul className="ann">
        {current.map((announcement) => (
          <Item key={announcement.id} announcement={announcement} />
        ))}
      </ul>
    </section>
  );
}

function Item({ announcement: { title, body, level, is_pinned, starts_at } }: { announcement: Announcement }) {
  return (
    <li>
      <details open={is_pinned}>
        <summary>
          {is_pinned && <Tag tone="jin">置顶</Tag>}
          {level === 'important' && <Tag tone="zhu">重要</Tag>}
          <b>{title}</b>
          <span className="t3 s12">
            <Time iso={starts_at} />
          </span>
        </summary>
        <p>{body}</p>
      </details>
    </li>
  );
}
