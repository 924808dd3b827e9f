import type { Right } from '@pailei/domain/rights/rights';
import {
  Activity,
  BadgeCheck,
  CalendarCheck,
  CircleUser,
  ClipboardPaste,
  EyeOff,
  Flag,
  Gavel,
  House,
  KeyRound,
  Layers,
  LayoutGrid,
  LibraryBig,
  ListTodo,
  ListTree,
  LogIn,
  LogOut,
  Mail,
  Medal,
  Megaphone,
  Package,
  Radio,
  ScrollText,
  Settings,
  Shield,
  ShieldUser,
  ShoppingBag,
  SunMoon,
  Swords,
  Target,
  UserPlus,
  UsersRound,
  Webhook,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

import { deckCountAtom } from '../../shared/state/deck-count.atoms.ts';
import type { Atom } from '../../shared/state/jotai.ts';
import { openCasesAtom } from '../../shared/state/staff.atoms.ts';
import { pendingTeamsAtom, teamRequestsAtom } from '../../shared/state/teams.atoms.ts';
import { allPendingOrdersAtom, cartBadgeAtom, pendingOrdersAtom } from '../../shared/state/shop.atoms.ts';

/** What an entry does that is no page. */
export type MenuAction = 'toggle_theme' | 'hide_navbar' | 'log_out';

/** An entry opens a page or runs an action; a section holds entries. Who lacks the right does not see it. */
export type MenuItem = {
  id: string;
  label: string;
  right: Right;
  icon?: LucideIcon;
  path?: string;
  /** Other pages of the section whose addresses are not under its path. */
  covers?: readonly string[];
  action?: MenuAction;
  /** A number beside the label while it is not 0. */
  badge?: Atom<number>;
  /** A line above. */
  divider?: boolean;
  collapsible?: boolean;
  /** Of a collapsible section that the visitor has not folded or unfolded yet. */
  defaultExpanded?: boolean;
  /** Announced but not open. */
  disabled?: boolean;
  children?: readonly MenuItem[];
};

const entry =
  (right: Right) =>
  (label: string, icon: LucideIcon, path: string, more: Partial<MenuItem> = {}): MenuItem => ({
    id: path,
    label,
    right,
    icon,
    path,
    ...more,
  });
const everyone = entry('public');
const guest = entry('guest');
const user = entry('user');
const referee = entry('referee');
const admin = entry('admin');

const action = (right: Right, id: MenuAction, label: string, icon: LucideIcon): MenuItem => ({
  id,
  label,
  right,
  icon,
  action: id,
});

const announced = (id: string, label: string): MenuItem => ({
  id,
  label,
  right: 'user',
  icon: Medal,
  disabled: true,
});

const section = (right: Right, id: string, label: string, children: readonly MenuItem[]): MenuItem => ({
  id,
  label,
  right,
  collapsible: true,
  children,
});

const open = (item: MenuItem): MenuItem => ({ ...item, defaultExpanded: true });

const SYSTEM = (right: Right): MenuItem[] => [
  entry(right)('系统状态', Activity, '/status'),
  action(right, 'toggle_theme', '切换主题', SunMoon),
  action(right, 'hide_navbar', '隐藏导航栏', EyeOff),
];

/** The section of the seasons before the running one; those from the fifth on are added by data. */
export const PAST_SEASONS = 'past';
export const FIRST_ADDED_SEASON = 5;
export const seasonEntry = (number: number): MenuItem => user(`S${number}`, Medal, `/season/s${number}`);

/** The whole menu of the product; of the pages only those appear that the app has. */
export const MENU: readonly MenuItem[] = [
  everyone('首页', House, '/'),
  user('控制台', LayoutGrid, '/decks'),
  open(section('guest', 'account', '账号', [guest('登录', LogIn, '/login'), guest('注册', UserPlus, '/register')])),
  ...SYSTEM('guest'),
  open(
    section('user', 'decks', '卡组中心', [
      user('我的卡组', Layers, '/decks', { badge: deckCountAtom }),
      user('导入卡组', ClipboardPaste, '/decks/import'),
    ]),
  ),
  user('个人赛大厅', Swords, '/solo-tournaments'),
  section('user', 'shop', '积分商城', [
    user('商品', ShoppingBag, '/shopping', { badge: cartBadgeAtom }),
    user('我的订单', Package, '/shopping/orders', { badge: pendingOrdersAtom, covers: ['/shopping/order'] }),
  ]),
  user('个人中心', CircleUser, '/profile'),
  section('user', 'tournaments', '赛事中心', [
    user('当前赛事', Target, '/dashboard/current-tournament'),
    user('我的小组', UsersRound, '/dashboard/my-group'),
    user('小组信息', ListTree, '/dashboard/groups'),
    user('赛季', Medal, '/season'),
    user('团体赛大厅', Flag, '/tournaments'),
    user('战队大厅', Shield, '/teams'),
    user('我的战队', ShieldUser, '/teams/my', { badge: teamRequestsAtom }),
    user('团队战', Flag, '/teams/battles', { covers: ['/teams/battle'] }),
    user('直播', Radio, '/live'),
    user('报名', CalendarCheck, '/registration'),
  ]),
  referee('裁判台', Gavel, '/referee', { badge: openCasesAtom }),
  open(
    section('admin', 'admin', '管理后台', [
      admin('总览', LayoutGrid, '/admin'),
      admin('用户', UsersRound, '/admin/users'),
      admin('专家认证', BadgeCheck, '/admin/expert-applications'),
      admin('团队赛事', Flag, '/admin/tournaments'),
      admin('个人赛', Swords, '/admin/solo-management'),
      admin('赛季', Medal, '/admin/seasons'),
      admin('报名', ClipboardPaste, '/admin/registrations'),
      admin('参赛者', CircleUser, '/admin/participants'),
      admin('小组', ListTree, '/admin/groups'),
      admin('对战总览', Flag, '/admin/battle-overview'),
      admin('战队审核', Shield, '/admin/teams', { badge: pendingTeamsAtom }),
      admin('商品', ShoppingBag, '/admin/products'),
      admin('订单', Package, '/admin/orders', { badge: allPendingOrdersAtom }),
      admin('公告', Megaphone, '/admin/announcements'),
      admin('维护', Wrench, '/admin/maintenance'),
      admin('卡牌目录', LibraryBig, '/admin/cards'),
      admin('系统设置', Settings, '/admin/system-settings'),
      admin('审计日志', ScrollText, '/admin/audit'),
      admin('任务队列', ListTodo, '/admin/jobs'),
      admin('邮件记录', Mail, '/admin/mail'),
      admin('Webhook', Webhook, '/admin/webhooks'),
      admin('API 密钥', KeyRound, '/admin/api-keys'),
    ]),
  ),
  section('user', 'system', '系统', SYSTEM('user')),
  section('user', PAST_SEASONS, '往届赛事', [
    seasonEntry(4),
    announced('s3', 'S3'),
    announced('s2', 'S2'),
    announced('s1', 'S1'),
  ]),
  { ...action('user', 'log_out', '退出登录', LogOut), divider: true },
];
