import type { Page } from '../../../shared/navigation/page.ts';

export const livePages: readonly Page[] = [
  {
    path: '/live',
    title: '直播',
    layout: 'stage',
    firstView: { head: () => ({ description: '正在直播的场次、接下来的场次和所有进行中的赛事。' }) },
    load: async () => (await import('./LivePage.tsx')).LivePage,
  },
];
