import { createMetrics, type Metrics } from '@pailei/core/ground/metrics/metrics';
import { mayReadMetrics } from '@pailei/core/ground/metrics/access';
import { generalError } from '@pailei/contracts/http/errors';
import { poolUsage, type Db } from '@pailei/db/client';
import type { FastifyInstance } from 'fastify';

type Call = { method: string; route: string; status: string };
/** `observe`: takes a call that did not pass the hooks. */
export type RequestMetrics = { metrics: Metrics; observe: (call: Call, seconds: number) => void };
type MetricsOptions = { db: Db; token: string | undefined };

/** The metrics of this process at `/metrics`; 404 for whoever may not read them. */
export function addMetrics(app: FastifyInstance, { db, token }: MetricsOptions): RequestMetrics {
  const metrics = createMetrics('api');
  metrics.levels('database_connections', 'Connections of this process, and callers waiting for one.', () =>
    poolUsage(db),
  );
  const observe = metrics.durations('http_request_duration_seconds', 'Requests by route, not by address.', [
    'method',
    'route',
    'status',
  ]);
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    observe(
      { method, route: routeOptions.url ?? 'unknown', status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
    done();
  });
  const config = { access: 'public', area: 'always', rateLimit: false } as const;
  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, token)) throw generalError('not_found');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
  return { metrics, observe };
}
