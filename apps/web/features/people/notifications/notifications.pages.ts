import type { Page } from '../../../shared/navigation/page.ts';

export const notificationsPages: readonly Page[] = [
  {
    path: '/notifications',
    title: '通知',
    guard: 'user',
    load: async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
  },
];
