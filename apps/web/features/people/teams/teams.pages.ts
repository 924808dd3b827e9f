import type { Page } from '../../../shared/navigation/page.ts';

export const teamsPages: readonly Page[] = [
  {
    path: '/teams',
    title: '战队大厅',
    guard: 'user',
    load: async () => (await import('./hall/HallPage.tsx')).HallPage,
  },
  {
    path: '/teams/my',
    title: '我的战队',
    guard: 'user',
    load: async () => (await import('./mine/MyTeamPage.tsx')).MyTeamPage,
  },
  {
    path: '/teams/create',
    title: '创建战队',
    guard: 'expert',
    load: async () => (await import('./mine/CreateTeamPage.tsx')).CreateTeamPage,
  },
  {
    path: '/teams/applications',
    title: '我的入队申请',
    guard: 'user',
    load: async () => (await import('./requests/MyApplicationsPage.tsx')).MyApplicationsPage,
  },
  {
    path: '/teams/invitations',
    title: '战队邀请',
    guard: 'user',
    load: async () => (await import('./requests/InvitationsPage.tsx')).InvitationsPage,
  },
  {
    path: '/teams/:id',
    title: '战队',
    guard: 'user',
    load: async () => (await import('./team/TeamPage.tsx')).TeamPage,
  },
  {
    path: '/teams/:id/applications',
    title: '入队申请',
    guard: 'captain',
    load: async () => (await import('./requests/TeamApplicationsPage.tsx')).TeamApplicationsPage,
  },
  {
    path: '/admin/teams',
    title: '战队审核',
    guard: 'admin',
    load: async () => (await import('./review/TeamReviewPage.tsx')).TeamReviewPage,
  },
];
