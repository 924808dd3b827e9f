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
      head: ({ title }) => ({ description: `${title}的战绩、名次、职业与公开卡组。` }),
    },
    load: async () => (await import('./PlayerPage.tsx')).PlayerPage,
  },
];
