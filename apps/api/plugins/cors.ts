import type { FastifyInstance } from 'fastify';
import { isData } from './security-headers.ts';

/**
 * Pages of other sites may read what everybody may. Nothing answers a preflight, so that a browser sends neither a token nor
 * a write for them.
 */
export function addCors(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, routeOptions: { url = '', config } }, reply, done) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && config.access === 'public' && isData(url)) reply.header('access-control-allow-origin', '*');
    done();
  });
}
