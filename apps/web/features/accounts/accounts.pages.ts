import type { Page } from '../../app/page.ts';

export const accountPages: readonly Page[] = [
  { path: '/login', title: '登录', layout: 'auth', load: async () => (await import('./LoginPage.tsx')).LoginPage },
  {
    path: '/register',
    title: '注册',
    layout: 'auth',
    load: async () => (await import('./RegisterPage.tsx')).RegisterPage,
  },
];
