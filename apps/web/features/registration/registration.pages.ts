import type { Page } from '../../app/page.ts';

export const registrationPages: readonly Page[] = [
  { path: '/registration', title: '报名', load: async () => (await import('./RegistrationPage.tsx')).RegistrationPage },
];
