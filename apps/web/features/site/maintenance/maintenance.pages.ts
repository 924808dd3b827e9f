import type { Page } from '../../../shared/navigation/page.ts';

export const maintenancePages: readonly Page[] = [
  {
    path: '/maintenance',
    title: '系统维护',
    layout: 'bare',
    load: async () => (await import('./MaintenancePage.tsx')).MaintenancePage,
  },
];
