import type { Page } from '../../../shared/navigation/page.ts';

export const tournamentsPages: readonly Page[] = [
  {
    path: '/solo-tournaments',
    title: '个人赛大厅',
    firstView: {
      query: {
        status: /^(?:registration|check_in|running|finished)$/,
        format: /^[a-z_]{1,20}$/,
        page: /^[1-9]\d?$/,
      },
      canonical: ['page'],
      head: () => ({ description: '正在报名、签到和进行中的个人赛，比分与晋级实时更新。' }),
    },
    load: async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage,
  },
  {
    path: '/solo-tournaments/:id',
    title: '赛事详情',
    firstView: {
      query: { tab: /^[a-z][a-z-]{0,20}\d{0,2}$/ },
      canonical: ['tab'],
      head: async (shown) => (await import('./tournament-head.ts')).tournamentHead(shown),
    },
    load: async () => (await import('./TournamentPage.tsx')).TournamentPage,
  },
  {
    path: '/tournaments',
    title: '团体赛大厅',
    load: async () => (await import('./lobby/LobbyPage.tsx')).TeamLobbyPage,
  },
  {
    path: '/admin/tournaments',
    title: '团队赛事',
    guard: 'admin',
    load: async () => (await import('./management/TeamManagementPage.tsx')).TeamManagementPage,
  },
  {
    path: '/admin/tournaments/new',
    title: '新建团队赛事',
    guard: 'admin',
    load: async () => (await import('./editor/EventEditorPage.tsx')).NewTeamEventPage,
  },
  {
    path: '/admin/tournaments/:id/manage',
    title: '管理团队赛事',
    guard: 'admin',
    load: async () => (await import('./editor/EventEditorPage.tsx')).ManageTeamEventPage,
  },
  {
    path: '/admin/solo-management',
    title: '个人赛管理',
    guard: 'admin',
    load: async () => (await import('./management/ManagementPage.tsx')).ManagementPage,
  },
  {
    path: '/admin/solo-management/new',
    title: '新建赛事',
    guard: 'admin',
    load: async () => (await import('./editor/EventEditorPage.tsx')).NewEventPage,
  },
  {
    path: '/admin/solo-management/:id/edit',
    title: '编辑赛事',
    guard: 'admin',
    load: async () => (await import('./editor/EventEditorPage.tsx')).EditEventPage,
  },
  {
    path: '/solo-tournaments/:id/pairings',
    title: '对阵',
    load: async () => (await import('./print/PairingsPage.tsx')).PairingsPage,
  },
  {
    path: '/solo-tournaments/:id/rules',
    title: '规则',
    load: async () => (await import('./rule-sheet/RulesPage.tsx')).RulesPage,
  },
  {
    path: '/solo-tournaments/:id/log',
    title: '赛事记录',
    load: async () => (await import('./log/LogPage.tsx')).LogPage,
  },
  {
    path: '/solo-tournaments/:id/draws',
    title: '抽签验证',
    load: async () => (await import('./draws/DrawsPage.tsx')).DrawsPage,
  },
];
