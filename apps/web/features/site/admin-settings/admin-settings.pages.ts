import type { Page } from '../../../shared/navigation/page.ts';

export const adminSettingsPages: readonly Page[] = [
  {
    path: '/admin/announcements',
    title: '公告管理',
    guard: 'admin',
    load: async () => (await import('./announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
  },
  {
    path: '/admin/maintenance',
    title: '系统维护',
    guard: 'admin',
    load: async () => (await import('./maintenance/MaintenanceAdminPage.tsx')).MaintenanceAdminPage,
  },
  {
    path: '/admin/system-settings',
    title: '系统设置',
    guard: 'admin',
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  },
];
