import type { Page } from '../../../shared/navigation/page.ts';

export const refereePages: readonly Page[] = [
  {
    path: '/referee',
    title: '裁判台',
    guard: 'referee',
    load: async () => (await import('./RefereePage.tsx')).RefereePage,
  },
  {
    path: '/solo-tournaments/:id/referee',
    title: '裁判台',
    guard: 'referee',
    load: async () => (await import('./EventDeskPage.tsx')).EventDeskPage,
  },
];
