import type { Feature } from '../../ground/features/feature.ts';
import { dashboardTopicOf } from './dashboard.serve.ts';
import { createDashboardService } from './dashboard.service.ts';
import { dashboardCalls } from './dashboard.calls.ts';

export const dashboardFeature = {
  name: 'dashboard',
  headings: { admin: { name: '管理', about: '仅限管理员；每次写入都留下审计记录。' } },
  calls: [dashboardCalls],
  services: { dashboard: createDashboardService },
  topics: [dashboardTopicOf],
} as const satisfies Feature;
