import type { Feature } from '../../ground/features/feature.ts';
import { dashboardTopicDefinition, createDashboardService } from './index.ts';

export const dashboardFeature = {
  name: 'dashboard',
  services: { dashboard: createDashboardService },
  topics: [dashboardTopicDefinition],
} as const satisfies Feature;
