import { dashboardApi } from '@pailei/contracts/dashboard';
import type { DashboardService } from '@pailei/core/dashboard';
import type { FastifyInstance } from 'fastify';
import { route } from '../routing.ts';

export function dashboardRoutes(app: FastifyInstance, dashboard: DashboardService): void {
  route(app, dashboardApi.get, () => dashboard.get());
}
