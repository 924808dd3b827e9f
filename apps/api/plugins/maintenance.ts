import { AppError } from '@pailei/contracts/http/errors';
import { SCOPE_TEXTS } from '@pailei/contracts/site/maintenance/maintenance-texts';
import type { MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import type { MaintenanceGate } from '@pailei/core/site/maintenance/maintenance.gate';
import type { Area } from '@pailei/domain/maintenance/maintenance';
import { holdsRight } from '@pailei/domain/rights/rights';
import type { FastifyRequest } from 'fastify';

const RETRY_SECONDS = 60;
const MAX_RETRY_SECONDS = 3_600;

/** The calls of an area are closed for now; `errors.maintenance` names the scope, so that no client has to guess from the message. */
class MaintenanceError extends AppError {
  override name = 'MaintenanceError';
  override readonly retryAfterSeconds: number;

  constructor({ scope, message, planned_end }: MaintenanceWindow, nowMs: number) {
    super('maintenance', 503, message, { maintenance: SCOPE_TEXTS[scope] });
    const seconds = planned_end === null ? RETRY_SECONDS : Math.ceil((Date.parse(planned_end) - nowMs) / 1_000);
    this.retryAfterSeconds = seconds < 1 ? RETRY_SECONDS : Math.min(seconds, MAX_RETRY_SECONDS);
  }
}

export type RefuseClosed = (request: FastifyRequest) => Promise<void>;

/** Throws where maintenance closes the route for its caller. Admins pass; pages and files of the client always do. */
export function maintenanceCheck(gate: MaintenanceGate, now: () => string): RefuseClosed {
  return async ({ actor, url, routeOptions }) => {
    if (holdsRight('admin', actor) || !url.startsWith('/api/')) return;
    const window = await gate.closing(routeOptions.config.area);
    if (window) throw new MaintenanceError(window, Date.parse(now()));
  };
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    /** Which maintenance closes the route besides that of the whole site. */
    area?: Area;
  }
}
