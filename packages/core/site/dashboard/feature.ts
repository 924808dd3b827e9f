import type { Feature } from '../../ground/features/feature.ts';
import { dashboardTopicOf, createDashboardService } from './index.ts';

export const dashboardFeature = {
  name: 'dashboard',
  services: { dashboard: createDashboardService },
  topics: [dashboardTopicOf],
} as const satisfies Feature;
