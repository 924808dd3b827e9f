import type { Page } from '../../../../shared/navigation/page.ts';

export const groupPages: readonly Page[] = [
  {
    path: '/dashboard/my-group',
    title: '我的小组',
    guard: 'user',
    load: async () => (await import('./MyGroupPage.tsx')).MyGroupPage,
  },
  {
    path: '/dashboard/groups',
    title: '小组信息',
    guard: 'user',
    load: async () => (await import('./GroupsPage.tsx')).GroupsPage,
  },
  {
    path: '/admin/groups',
    title: '小组管理',
    guard: 'admin',
    load: async () => (await import('./draw/AdminGroupsPage.tsx')).AdminGroupsPage,
  },
];
