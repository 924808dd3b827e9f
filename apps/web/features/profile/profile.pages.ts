import type { Page } from '../../app/page.ts';

export const profilePages: readonly Page[] = [
  {
    path: '/profile',
    title: '个人中心',
    guard: 'user',
    load: async () => (await import('./ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/players/:id',
    title: '选手',
    load: async () => (await import('./PlayerPage.tsx')).PlayerPage,
  },
];
