import type { FastifyInstance } from 'fastify';
import { success } from '../http/envelope.ts';

/** `/health` is this process alone: it answers while it turns, whatever the rest of the site does. */
export function addAlive(app: FastifyInstance): void {
  app.get('/health', { config: { access: 'public', area: 'always', rateLimit: false } }, () =>
    success({ state: 'up' }),
  );
}
