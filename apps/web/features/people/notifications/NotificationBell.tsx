import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';

import { usePersonal } from '../../../shared/live/useTopics.ts';
import { IconButton } from '../../../shared/ui/actions/IconButton.tsx';
import { useIsPhone } from '../../../shared/ui/layout/useIsPhone.ts';
import { InboxPopover } from './InboxPopover.tsx';

const MAX_SHOWN = 99;

/** The bell of the header with the number of unread notifications; on phones it opens the inbox's page. */
export function NotificationBell() {
  const unread = usePersonal().state?.unread_notifications ?? 0;
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  if (isPhone) return <BellButton unread={unread} onClick={() => void navigate('/notifications')} />;
  return <InboxPopover unread={unread} trigger={<BellButton unread={unread} />} />;
}

function BellButton({ unread, ...rest }: { unread: number } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  const label = unread === 0 ? '通知' : `通知，${unread} 条未读`;
  return (
    <IconButton {...rest} label={label} className="relative">
      <Bell size={18} />
      {unread > 0 && (
        <span
          className="absolute top-px right-0 h-4 min-w-4 rounded-[8px] bg-zhu-fill px-1 text-center font-num text-12 leading-4 font-semibold text-on-fill ring-2 ring-canvas"
          aria-hidden="true"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </IconButton>
  );
}
