import { Megaphone, X } from 'lucide-react';

import { useSystem } from '../live/useTopics.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { useNow } from '../ui/time/Countdown.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { Note } from '../ui/feedback/Note.tsx';
import { bannersOf } from './current.ts';
import { dismissAtom, dismissedAtom } from './dismissed.atoms.ts';

/** Important announcements above every page, until the visitor puts them away or they end. */
export function AnnouncementBanner() {
  const announcements = useSystem().state?.announcements ?? [];
  const dismissed = useAtomValue(dismissedAtom);
  const dismiss = useSetAtom(dismissAtom);
  const nowMs = useNow();
  return (
    <div role="status">
      {bannersOf(announcements, { dismissed, nowMs }).map(({ id, title, body }) => (
        <Note
          key={id}
          className="mb-4"
          tone="zhu"
          icon={<Megaphone size={18} aria-hidden="true" />}
          action={
            <IconButton size="sm" label={`关闭公告：${title}`} onClick={() => dismiss(id)}>
              <X size={16} />
            </IconButton>
          }
        >
          <b>{title}</b>
          <span className="block text-text-2 text-13 whitespace-pre-line">{body}</span>
        </Note>
      ))}
    </div>
  );
}
