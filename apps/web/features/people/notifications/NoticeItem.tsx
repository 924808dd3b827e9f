import { noticeText, type NoticeKind } from '@pailei/contracts/features/notice-text';
import type { Notification as InboxItem } from '@pailei/contracts/features/notifications.api';
import {
  BadgeCheck,
  Bell,
  CalendarClock,
  CalendarSync,
  ClipboardCheck,
  ClipboardList,
  Flag,
  Gavel,
  MessageSquareWarning,
  Package,
  MailCheck,
  MailPlus,
  PackageOpen,
  ShieldAlert,
  ShieldCheck,
  ShieldUser,
  Swords,
  Trophy,
  TriangleAlert,
  UserMinus,
  UserPlus,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';

import { cx } from '../../../shared/ui/layout/cx.ts';
import { Coin } from '../../../shared/ui/marks/Points.tsx';
import { Time } from '../../../shared/ui/time/Time.tsx';

const ICONS: Record<Exclude<NoticeKind, 'points_changed'>, LucideIcon> = {
  match_ready: Swords,
  opponent_reported: MessageSquareWarning,
  dispute_ruled: Gavel,
  ruling_undone: Gavel,
  score_corrected: Gavel,
  match_decided: Flag,
  battle_line_up: ClipboardList,
  battle_check_in: Bell,
  battle_naming: Swords,
  battle_decided: Flag,
  challenge: MailPlus,
  challenge_appointment: CalendarSync,
  league_week: CalendarClock,
  league_time: CalendarSync,
  league_case: Gavel,
  check_in_open: Bell,
  event_soon: CalendarClock,
  check_in_extended: Bell,
  place_offered: UserPlus,
  registration_answered: ClipboardCheck,
  event_decks: WalletCards,
  event_changed: CalendarSync,
  season_closed: Trophy,
  season_top_three: Trophy,
  event_referee: Gavel,
  case_opened: Gavel,
  referee_called: Gavel,
  match_referee_called: Gavel,
  match_call_escalated: Gavel,
  battle_call_escalated: Gavel,
  referee_call_answered: Gavel,
  referee_call_resolved: Gavel,
  event_stalled: TriangleAlert,
  webhook_disabled: TriangleAlert,
  order_status_changed: Package,
  stock_low: PackageOpen,
  expert_answered: BadgeCheck,
  team_invitation: MailPlus,
  team_application: UserPlus,
  team_answer: MailCheck,
  team_role: ShieldUser,
  team_removal: UserMinus,
  team_review: ShieldCheck,
  security_changed: ShieldAlert,
};

/** What calls for an action, what waits, what was earned; all others are quiet. */
const COLORS: Partial<Record<NoticeKind, string>> = {
  match_ready: 'text-zhu-text',
  opponent_reported: 'text-zhu-text',
  dispute_ruled: 'text-huang-text',
  ruling_undone: 'text-huang-text',
  score_corrected: 'text-huang-text',
  match_decided: 'text-huang-text',
  challenge: 'text-huang-text',
  check_in_open: 'text-huang-text',
  check_in_extended: 'text-huang-text',
  place_offered: 'text-zhu-text',
  team_invitation: 'text-huang-text',
  team_application: 'text-huang-text',
  points_changed: 'text-jin-text',
};

type NoticeItemProps = { item: InboxItem; isInPopover?: boolean; onFollow: (item: InboxItem) => void };

/** One line of the inbox: following it also marks it as read. */
export function NoticeItem({ item, isInPopover = false, onFollow }: NoticeItemProps) {
  const { title, text, link } = noticeText(item.notice);
  const isUnread = item.read_at === null;
  return (
    <Link
      className={cx(
        'relative grid grid-cols-[32px_minmax(0,1fr)_auto] gap-3 border-b border-b-line-1 text-text-2 last:border-b-0 hover:bg-hover',
        isInPopover ? 'px-4 py-3' : 'px-3 py-3.5',
      )}
      to={link}
      onClick={() => onFollow(item)}
    >
      {isUnread && <i className="absolute inset-y-3 left-0 w-[3px] bg-zhu-bright" />}
      <span className={cx('grid size-8 place-items-center rounded-[8px] bg-surface-2', COLORS[item.notice.kind])}>
        <NoticeIcon kind={item.notice.kind} />
      </span>
      <span className="min-w-0 text-13 wrap-anywhere">
        <b className={cx('block text-14 text-text-1', isUnread ? 'font-semibold' : 'font-normal')}>
          {isUnread && <span className="sr-only">未读：</span>}
          {title}
        </b>
        <span>{text}</span>
      </span>
      <small className="whitespace-nowrap text-text-3">
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
