import type { Page } from '../../../shared/navigation/page.ts';

export const statusPages: readonly Page[] = [
  {
    path: '/status',
    title: '系统状态',
    firstView: { head: () => ({ description: '各项服务最近的检测结果、可用率和事件记录。' }) },
    load: async () => (await import('./StatusPage.tsx')).StatusPage,
  },
];
