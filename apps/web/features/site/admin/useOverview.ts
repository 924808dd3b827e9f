import { foldDashboard } from '@pailei/contracts/site/dashboard/dashboard.fold';
import { dashboardTopic, type DashboardView } from '@pailei/contracts/site/dashboard/dashboard.topic';

import { useLiveTopic, type LiveTopic } from '../../../shared/live/useLiveTopic.ts';

/** The metrics of the site and its queue, as a worker counted them within the last seconds; null until they are loaded. */
export function useOverview(): LiveTopic<DashboardView | null> {
  return useLiveTopic(dashboardTopic.of(), { initial: null, fold: foldDashboard });
}
