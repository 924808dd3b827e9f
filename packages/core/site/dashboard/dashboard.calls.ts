import { dashboardApi } from '@pailei/contracts/site/dashboard/dashboard.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { DashboardService } from './dashboard.service.ts';

export const dashboardCalls = ({ dashboard }: { dashboard: DashboardService }): readonly HttpCall[] => [
  call(dashboardApi.get, () => dashboard.get()),
];
