import type { Page } from '../../app/page.ts';

export const statusPages: readonly Page[] = [
  {
    path: '/status',
    title: '系统状态',
    load: async () => (await import('./StatusPage.tsx')).StatusPage,
  },
];
