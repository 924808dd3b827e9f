import type { Page } from '../../app/page.ts';

export const tournamentsPages: readonly Page[] = [
  {
    path: '/solo-tournaments',
    title: '个人赛大厅',
    load: async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage,
  },
  {
    path: '/solo-tournaments/:id',
    title: '赛事详情',
    load: async () => (await import('./TournamentPage.tsx')).TournamentPage,
  },
  {
    path: '/solo-tournaments/:id/draws',
    title: '抽签验证',
    load: async () => (await import('./draws/DrawsPage.tsx')).DrawsPage,
  },
];
