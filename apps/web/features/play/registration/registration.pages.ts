import type { Page } from '../../../shared/navigation/page.ts';

export const registrationPages: readonly Page[] = [
  {
    path: '/registration',
    title: '报名',
    firstView: { head: () => ({ description: '开放报名的个人赛和未来 30 天的赛程，四步上台。' }) },
    load: async () => (await import('./RegistrationPage.tsx')).RegistrationPage,
  },
];
