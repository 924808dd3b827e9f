import type { Page } from '../../../shared/navigation/page.ts';

export const homePages: readonly Page[] = [
  {
    path: '/',
    firstView: {
      head: () => ({ description: '卡牌竞技社区的赛事现场：看正在进行的场次，报名个人赛，查选手战绩与名次。' }),
    },
    load: async () => (await import('./HomePage.tsx')).HomePage,
  },
];
