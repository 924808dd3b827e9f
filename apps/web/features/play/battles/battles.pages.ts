import type { Page } from '../../../shared/navigation/page.ts';

export const battlesPages: readonly Page[] = [
  {
    path: '/teams/battles',
    title: '团队战',
    guard: 'user',
    load: async () => (await import('./list/BattlesPage.tsx')).BattlesPage,
  },
  {
    path: '/teams/battle',
    title: '团队战',
    guard: 'user',
    layout: 'stage',
    load: async () => (await import('./battle/BattlePage.tsx')).BattlePage,
  },
  {
    path: '/admin/battle-overview',
    title: '对战总览',
    guard: 'admin',
    load: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
  },
];
