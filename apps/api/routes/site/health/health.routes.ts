import { healthApi } from '@pailei/contracts/http/health';
import type { HealthService } from '@pailei/core/site/health';
import type { FastifyInstance } from 'fastify';
import { success } from '../../../http/envelope.ts';
import { route } from '../../../http/routing.ts';

export function healthRoutes(app: FastifyInstance, health: HealthService): void {
  route(app, healthApi.get, () => health.check(), { statusOf: ({ state }) => (state === 'down' ? 503 : 200) });
  route(app, healthApi.api, () => ({ state: 'up' }) as const);
  // This process alone: it answers while it turns, whatever the rest of the site does.
  app.get('/health', { config: { access: 'public', area: 'always', rateLimit: false } }, () =>
    success({ state: 'up' }),
  );
}
