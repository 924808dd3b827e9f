import type { Page } from '../../../shared/navigation/page.ts';

export const agendaPages: readonly Page[] = [
  {
    path: '/dashboard/current-tournament',
    title: '当前赛事',
    guard: 'user',
    load: async () => (await import('./AgendaPage.tsx')).AgendaPage,
  },
];
