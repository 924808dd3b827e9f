import type { Page } from '../../../shared/navigation/page.ts';

const UUID = /^[\da-f-]{36}$/;

export const battlesPages: readonly Page[] = [
  {
    path: '/teams/battles',
    title: '团队战',
    guard: 'user',
    firstView: {
      // those of the own team are nobody else's
      query: { list: /^(?:live|upcoming|finished)$/, format: /^[a-z_]{1,20}$/, page: /^[1-9]\d?$/ },
      canonical: ['list', 'page'],
      head: () => ({ description: '进行中、即将开始和已结束的团队战，比分实时更新。' }),
    },
    load: async () => (await import('./list/BattlesPage.tsx')).BattlesPage,
  },
  {
    path: '/teams/battle',
    title: '团队战',
    guard: 'user',
    openBy: 'battleId',
    layout: 'stage',
    firstView: {
      query: { battleId: UUID, match: UUID },
      canonical: ['battleId'],
      head: async (shown) => (await import('./battle-head.ts')).battleHead(shown),
    },
    load: async () => (await import('./battle/BattlePage.tsx')).BattlePage,
  },
  {
    path: '/admin/battle-overview',
    title: '对战总览',
    guard: 'admin',
    load: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
  },
];
