import type { Page } from '../../../shared/navigation/page.ts';

export const adminPages: readonly Page[] = [
  {
    path: '/admin',
    title: '后台总览',
    guard: 'admin',
    load: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: '/admin/users',
    title: '用户管理',
    guard: 'admin',
    load: async () => (await import('./users/UsersPage.tsx')).UsersPage,
  },
  {
    path: '/admin/audit',
    title: '审计日志',
    guard: 'admin',
    load: async () => (await import('./audit/AuditPage.tsx')).AuditPage,
  },
  {
    path: '/admin/jobs',
    title: '任务队列',
    guard: 'admin',
    load: async () => (await import('./jobs/JobsPage.tsx')).JobsPage,
  },
  {
    path: '/admin/mail',
    title: '邮件记录',
    guard: 'admin',
    load: async () => (await import('./mail/MailPage.tsx')).MailPage,
  },
];
