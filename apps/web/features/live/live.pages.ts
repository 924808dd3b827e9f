import type { Page } from '../../app/page.ts';

export const livePages: readonly Page[] = [
  { path: '/live', title: '直播', layout: 'stage', load: async () => (await import('./LivePage.tsx')).LivePage },
];
