import { dashboardApi } from '@pailei/contracts/site/dashboard/dashboard.api';
import type { DashboardService } from '@pailei/core/site/dashboard';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function dashboardRoutes(app: FastifyInstance, dashboard: DashboardService): void {
  route(app, dashboardApi.get, () => dashboard.get());
}
