import type { Feature } from '../../ground/features/feature.ts';
import { dashboardTopicOf } from './dashboard.serve.ts';
import { createDashboardService } from './dashboard.service.ts';
import { dashboardCalls } from './dashboard.calls.ts';

export const dashboardFeature = {
  name: 'dashboard',
  calls: [dashboardCalls],
  services: { dashboard: createDashboardService },
  topics: [dashboardTopicOf],
} as const satisfies Feature;
