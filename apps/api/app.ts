import fastifyJwt from '@fastify/jwt';
import { jwtOptions } from '@pailei/core/accounts';
import { newId } from '@pailei/db/id';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from './config.ts';
import { createServices } from './deps.ts';
import type { Deps, Services } from './deps.ts';
import { createLoginLimit, noLoginLimit } from './login-limit.ts';
import { addAccessGuard } from './plugins/access.ts';
import { addClient } from './plugins/client.ts';
import { addCompilers } from './plugins/compilers.ts';
import { addContentRules, BODY_LIMIT_BYTES } from './plugins/content.ts';
import { addErrorHandling, answerBrokenRequest, pathOf, sendError } from './plugins/errors.ts';
import { addOpenApi, openApiRoutes } from './plugins/openapi.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { localCounters, redisCounters, withFallback } from './rate-counters.ts';
import type { RateCounters } from './rate-counters.ts';
import { accountsRoutes } from './routes/accounts.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { matchesRoutes } from './routes/matches.routes.ts';
import { tournamentsRoutes } from './routes/tournaments.routes.ts';
import { trustRule } from './trusted-proxies.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** Longer than any proxy keeps an idle connection, so that none sends into one that is just closing. */
const KEEP_ALIVE_MS = 75_000;
const SLOW_MS = 1_000;

/** The whole API, ready to listen or to be injected into. */
export async function buildApp(config: ApiConfig, deps: Deps): Promise<FastifyInstance> {
  const app = createServer(config);
  addCompilers(app);
  addContentRules(app);
  addErrorHandling(app);
  await app.register(fastifyJwt, jwtOptions(config.jwtSecret));
  const services = createServices(deps, app.jwt);
  addAccessGuard(app, services.verifyToken);
  const counters = createCounters(deps);
  if (config.hasRateLimits) await addRateLimit(app, counters, config.rateLimitKey);
  await addSecurityHeaders(app, config.publicUrl);
  await addOpenApi(app, config.publicUrl);
  addRoutes(app, services, config.hasRateLimits ? counters : undefined);
  await addClient(app, config.clientFolder);
  await app.ready();
  return app;
}

/** One clock for both: milliseconds that only ever grow. */
function createCounters({ redis }: Deps): RateCounters {
  const clock = () => performance.now();
  return withFallback(redisCounters(redis), localCounters(clock), clock);
}

function addRoutes(app: FastifyInstance, services: Services, counters: RateCounters | undefined): void {
  healthRoutes(app, services.health);
  openApiRoutes(app);
  accountsRoutes(app, services.accounts, counters ? createLoginLimit(counters) : noLoginLimit);
  tournamentsRoutes(app, services.tournaments);
  matchesRoutes(app, services.matches, services.featured);
}

function createServer(config: ApiConfig): FastifyInstance {
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trustRule(config.trustedProxies),
    genReqId: () => newId(),
    requestIdHeader: false,
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenRequest,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.elapsedTime < SLOW_MS) return;
    request.log.warn({ path: pathOf(request), elapsed_ms: Math.round(reply.elapsedTime) }, 'slow request');
  });
  return app;
}
