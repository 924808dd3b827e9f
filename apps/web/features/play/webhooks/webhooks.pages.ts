import type { Page } from '../../../shared/navigation/page.ts';

export const webhooksPages: readonly Page[] = [
  {
    path: '/admin/webhooks',
    title: 'Webhook',
    guard: 'admin',
    load: async () => (await import('./WebhooksPage.tsx')).WebhooksPage,
  },
];
