import type { Page } from '../../../shared/navigation/page.ts';

export const expertsPages: readonly Page[] = [
  {
    path: '/profile/expert',
    title: '专家认证',
    guard: 'user',
    load: async () => (await import('./apply/ExpertPage.tsx')).ExpertPage,
  },
  {
    path: '/admin/expert-applications',
    title: '专家认证',
    guard: 'admin',
    load: async () => (await import('./review/ApplicationsPage.tsx')).ApplicationsPage,
  },
];
