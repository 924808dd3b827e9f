import { noticeText, type NoticeKind } from '@pailei/contracts/notice-text';
import type { Notification as InboxItem } from '@pailei/contracts/notifications';
import {
  BadgeCheck,
  Bell,
  CalendarSync,
  ClipboardCheck,
  Flag,
  Gavel,
  MessageSquareWarning,
  Package,
  PackageOpen,
  ShieldAlert,
  Swords,
  TriangleAlert,
  UserPlus,
  UsersRound,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';

import { cx } from '../../shared/ui/cx.ts';
import { Coin } from '../../shared/ui/Points.tsx';
import { Time } from '../../shared/ui/Time.tsx';

const ICONS: Record<Exclude<NoticeKind, 'points_changed'>, LucideIcon> = {
  match_ready: Swords,
  opponent_reported: MessageSquareWarning,
  dispute_ruled: Gavel,
  match_decided: Flag,
  check_in_open: Bell,
  registration_answered: ClipboardCheck,
  event_decks: WalletCards,
  event_changed: CalendarSync,
  case_opened: Gavel,
  event_stalled: TriangleAlert,
  order_status_changed: Package,
  stock_low: PackageOpen,
  invitation: UserPlus,
  application_answered: UsersRound,
  expert_answered: BadgeCheck,
  security_changed: ShieldAlert,
};

/** One line of the inbox: following it also marks it as read. */
export function NoticeItem({ item, onFollow }: { item: InboxItem; onFollow: (item: InboxItem) => void }) {
  const { title, text, link } = noticeText(item.notice);
  const isUnread = item.read_at === null;
  return (
    <Link className={cx('nti', isUnread && 'is-new')} to={link} onClick={() => onFollow(item)}>
      <span className={cx('nti__i', `nti__i--${item.notice.kind}`)}>
        <NoticeIcon kind={item.notice.kind} />
      </span>
      <span className="nti__t">
        <b>
          {isUnread && <span className="only-sr">未读：</span>}
          {title}
        </b>
        <span>{text}</span>
      </span>
      <small>
        <Time iso={item.created_at} />
      </small>
    </Link>
  );
}

function NoticeIcon({ kind }: { kind: NoticeKind }) {
  if (kind === 'points_changed') return <Coin />;
  const Icon = ICONS[kind];
  return <Icon size={16} />;
}
