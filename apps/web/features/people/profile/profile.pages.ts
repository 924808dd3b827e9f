import type { Page } from '../../../shared/navigation/page.ts';

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
    firstView: {
      query: { page: /^[1-9]\d?$/ },
      canonical: ['page'],
      head: async (shown) => (await import('./player-head.ts')).playerHead(shown),
    },
    load: async () => (await import('./PlayerPage.tsx')).PlayerPage,
  },
];
