import type { Page } from '../../../shared/navigation/page.ts';

export const apiKeysPages: readonly Page[] = [
  {
    path: '/admin/api-keys',
    title: 'API 管理',
    guard: 'admin',
    load: async () => (await import('./ApiKeysPage.tsx')).ApiKeysPage,
  },
];
