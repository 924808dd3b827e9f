import type { Page } from '../../app/page.ts';

export const notificationsPages: readonly Page[] = [
  {
    path: '/notifications',
    title: '通知',
    guard: 'user',
    load: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
  },
];
