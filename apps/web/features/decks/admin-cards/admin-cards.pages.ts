import type { Page } from '../../../shared/navigation/page.ts';

export const adminCardsPages: readonly Page[] = [
  {
    path: '/admin/cards',
    title: '卡牌目录',
    guard: 'admin',
    load: async () => (await import('./CardsPage.tsx')).CardsPage,
  },
];
