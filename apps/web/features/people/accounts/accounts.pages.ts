import type { Page } from '../../../shared/navigation/page.ts';

export const accountPages: readonly Page[] = [
  {
    path: '/login',
    title: '登录',
    layout: 'auth',
    firstView: { head: () => ({ description: '登录后报名个人赛，管理卡组与战队。' }) },
    load: async () => (await import('./LoginPage.tsx')).LoginPage,
  },
  {
    path: '/register',
    title: '注册',
    layout: 'auth',
    firstView: { head: () => ({ description: '注册账号，报名个人赛，加入战队。' }) },
    load: async () => (await import('./RegisterPage.tsx')).RegisterPage,
  },
  {
    path: '/forgot-password',
    title: '找回密码',
    layout: 'auth',
    load: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    title: '设置新密码',
    layout: 'auth',
    load: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: '/verify-email',
    title: '验证邮箱',
    layout: 'auth',
    load: async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage,
  },
];
