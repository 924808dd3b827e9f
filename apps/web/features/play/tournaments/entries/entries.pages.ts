import type { Page } from '../../../../shared/navigation/page.ts';

export const entriesPages: readonly Page[] = [
  {
    path: '/admin/registrations',
    title: '报名管理',
    guard: 'admin',
    load: async () => (await import('./RegistrationsPage.tsx')).RegistrationsPage,
  },
  {
    path: '/admin/participants',
    title: '参赛者',
    guard: 'admin',
    load: async () => (await import('./ParticipantsPage.tsx')).ParticipantsPage,
  },
];
