import type { Page } from '../../../shared/navigation/page.ts';

export const homePages: readonly Page[] = [
  {
    path: '/',
    firstView: {
      head: () => ({ description: '卡牌竞技社区的比赛现场：看正在进行的对局，报名个人赛，查选手战绩与排名。' }),
    },
    load: async () => (await import('./HomePage.tsx')).HomePage,
  },
];
