import {
  Activity,
  BadgeCheck,
  CircleUser,
  ClipboardPaste,
  Flag,
  House,
  Layers,
  LayoutGrid,
  ListTree,
  LogIn,
  Medal,
  Package,
  Radio,
  Settings,
  Shield,
  ShoppingBag,
  Swords,
  UserPlus,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

export type Audience = 'everyone' | 'guest' | 'user' | 'admin';

export type MenuEntry = { label: string; icon: LucideIcon; path?: string; for: Audience };

export type MenuSection = { id: string; label?: string; entries: readonly MenuEntry[] };

const entry =
  (audience: Audience) =>
  (label: string, icon: LucideIcon, path?: string): MenuEntry => ({
    label,
    icon,
    for: audience,
    ...(path === undefined ? {} : { path }),
  });
const everyone = entry('everyone');
const guest = entry('guest');
const user = entry('user');
const admin = entry('admin');

/** The whole menu of the product. An entry without a path is announced but not open. */
export const MENU: readonly MenuSection[] = [
  { id: 'start', entries: [everyone('首页', House, '/'), user('控制台', LayoutGrid, '/decks')] },
  { id: 'account', label: '账号', entries: [guest('登录', LogIn, '/login'), guest('注册', UserPlus, '/register')] },
  {
    id: 'decks',
    label: '卡组中心',
    entries: [user('我的卡组', Layers, '/decks'), user('导入卡组', ClipboardPaste, '/decks/import')],
  },
  { id: 'solo', label: '个人赛系统', entries: [user('个人赛大厅', Swords, '/solo-tournaments')] },
  {
    id: 'shop',
    label: '积分商城',
    entries: [user('商品', ShoppingBag, '/shopping'), user('我的订单', Package, '/shopping/orders')],
  },
  {
    id: 'tournaments',
    label: '赛事中心',
    entries: [
      user('我的小组', UsersRound, '/dashboard/my-group'),
      user('小组信息', ListTree, '/dashboard/groups'),
      user('战队大厅', Shield, '/teams'),
      user('团队战', Flag, '/teams/battles'),
      user('直播', Radio, '/live'),
    ],
  },
  { id: 'mine', label: '我的', entries: [user('个人中心', CircleUser, '/profile')] },
  {
    id: 'admin',
    label: '管理后台',
    entries: [
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
      admin('战队审核', Shield, '/admin/teams'),
      admin('商品', ShoppingBag, '/admin/products'),
      admin('订单', Package, '/admin/orders'),
      admin('系统设置', Settings, '/admin/system-settings'),
    ],
  },
  { id: 'system', label: '系统', entries: [everyone('系统状态', Activity, '/status')] },
  {
    id: 'past',
    label: '往届赛事',
    entries: [user('S4', Medal, '/season/s4'), user('S3', Medal), user('S2', Medal), user('S1', Medal)],
  },
];
