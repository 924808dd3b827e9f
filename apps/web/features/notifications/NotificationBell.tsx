import './notifications.css';

import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';

import { usePersonal } from '../../shared/live/useTopics.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { useIsPhone } from '../../shared/ui/useIsPhone.ts';
import { InboxPopover } from './InboxPopover.tsx';

const MOST_SHOWN = 99;

/** The bell of the header with the number of unread notifications; on phones it leads to the inbox's own page. */
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
    <IconButton {...rest} label={label} className="icon-count">
      <Bell size={18} />
      {unread > 0 && <em aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</em>}
    </IconButton>
  );
}
