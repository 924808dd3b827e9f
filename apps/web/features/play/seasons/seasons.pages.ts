import type { Page } from '../../../shared/navigation/page.ts';

const championPage = (path: string): Page => ({
  path,
  title: '赛季冠军',
  firstView: { head: async (shown) => (await import('./champion/champion-head.ts')).championHead(shown) },
  load: async () => (await import('./champion/ChampionPage.tsx')).ChampionPage,
});

export const seasonsPages: readonly Page[] = [
  {
    path: '/season',
    title: '赛季',
    firstView: {
      query: { table: /^team$/ },
      head: () => ({ description: '本赛季的选手与战队的积分榜、积分规则、计分赛事，以及历届冠军。' }),
    },
    load: async () => (await import('./season/SeasonPage.tsx')).SeasonPage,
  },
  // the menu names this one
  championPage('/season/s4'),
  championPage('/season/:season'),
  {
    path: '/admin/seasons',
    title: '赛季管理',
    guard: 'admin',
    load: async () => (await import('./admin/AdminSeasonsPage.tsx')).AdminSeasonsPage,
  },
];
