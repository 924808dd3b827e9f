import fastifyJwt from '@fastify/jwt';
import { jwtOptions } from '@pailei/core/accounts';
import { newId } from '@pailei/db/id';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiConfig } from './config.ts';
import { createServices } from './deps.ts';
import type { Deps, Services } from './deps.ts';
import { createLoginLimit, noLoginLimit } from './login-limit.ts';
import { addAccessGuard } from './plugins/access.ts';
import { addAccountLimit } from './plugins/account-limit.ts';
import { addClient } from './plugins/client.ts';
import { addCompilers } from './plugins/compilers.ts';
import { addContentRules, BODY_LIMIT_BYTES } from './plugins/content.ts';
import { addBodyRest } from './plugins/body-rest.ts';
import { addBodyTime } from './plugins/body-time.ts';
import { addCors } from './plugins/cors.ts';
import { addErrorHandling, pathOf, sendError } from './plugins/errors.ts';
import { addMetrics } from './plugins/metrics.ts';
import { maintenanceCheck } from './plugins/maintenance.ts';
import { liveDocsRoutes } from './docs/live.routes.ts';
import { addOpenApi, openApiRoutes, openDocs } from './docs/openapi.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addUploadIntake } from './plugins/upload-intake.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { localCounters, redisCounters, withFallback } from './rate-counters.ts';
import type { RateCounters } from './rate-counters.ts';
import { accountSecurityRoutes } from './routes/account-security.routes.ts';
import { accountsRoutes } from './routes/accounts.routes.ts';
import { adminUsersRoutes } from './routes/admin-users.routes.ts';
import { auditRoutes } from './routes/audit.routes.ts';
import { cardsRoutes } from './routes/cards.routes.ts';
import { dashboardRoutes } from './routes/dashboard.routes.ts';
import { decklistsRoutes } from './routes/decklists.routes.ts';
import { drawsRoutes } from './routes/draws.routes.ts';
import { decksRoutes } from './routes/decks.routes.ts';
import { expertsRoutes } from './routes/experts.routes.ts';
import { filesRoutes } from './routes/files.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { jobsRoutes } from './routes/jobs.routes.ts';
import { leaderboardRoutes } from './routes/leaderboard.routes.ts';
import { mailRoutes } from './routes/mail.routes.ts';
import { matchesRoutes } from './routes/matches.routes.ts';
import { notificationsRoutes } from './routes/notifications.routes.ts';
import { pointsRoutes } from './routes/points.routes.ts';
import { orderDeskRoutes } from './routes/order-desk.routes.ts';
import { ordersRoutes } from './routes/orders.routes.ts';
import { productsRoutes } from './routes/products.routes.ts';
import { statusRoutes } from './routes/status.routes.ts';
import { streamQueueRoutes } from './routes/stream-queue.routes.ts';
import { profileRoutes } from './routes/profile.routes.ts';
import { systemRoutes } from './routes/system.routes.ts';
import { tournamentsRoutes } from './routes/tournaments.routes.ts';
import { searchRoutes } from './routes/search.routes.ts';
import { createPageSubjects } from '@pailei/core/page-subjects';
import { answerClientError } from '@pailei/core/incoming';
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@pailei/contracts/time-limits';
import { trustRule } from '@pailei/core/proxies';

/** Node's own 30 s would let a request that dribbles in live four times as long. */
const TIMEOUT_CHECK_MS = 1_000;
/** Longer than any proxy keeps an idle connection, so that none sends into one that is just closing. */
const KEEP_ALIVE_MS = 75_000;
const SLOW_MS = 1_000;

/** The whole API, ready to listen or to be injected into. */
export async function buildApp(config: ApiConfig, deps: Deps): Promise<FastifyInstance> {
  const app = createServer(config, deps.log);
  addCompilers(app);
  addContentRules(app, config.incoming.jsonBytes);
  await addUploadIntake(app, config.incoming);
  addErrorHandling(app);
  await app.register(fastifyJwt, jwtOptions(config.jwtSecret));
  const services = createServices(deps, app.jwt);
  app.addHook('onClose', () => services.drained());
  openDocs(app);
  addCors(app);
  addAccessGuard(
    app,
    services.verifyToken,
    maintenanceCheck(services.maintenanceGate, deps.now),
    services.tellSuspension,
  );
  addMetrics(app, { db: deps.db, token: config.metricsToken });
  const counters = createCounters(deps);
  if (config.hasRateLimits) {
    await addRateLimit(app, counters, config.rateLimitKey);
    addAccountLimit(app, counters);
  }
  await addSecurityHeaders(app, config.publicUrl, services.streamHosts);
  await addOpenApi(app, config.publicUrl);
  addRoutes(app, services, { counters: config.hasRateLimits ? counters : undefined, publicUrl: config.publicUrl });
  await addClient(app, config.clientFolder, createPageSubjects(deps));
  await app.ready();
  return app;
}

/** One clock for both: milliseconds that only ever grow. */
function createCounters({ redis, redisPrefix }: Deps): RateCounters {
  const clock = () => performance.now();
  return withFallback(redisCounters(redis, redisPrefix), localCounters(clock), clock);
}

type RoutesOptions = { counters: RateCounters | undefined; publicUrl: string };

function addRoutes(app: FastifyInstance, services: Services, { counters, publicUrl }: RoutesOptions): void {
  healthRoutes(app, services.health);
  openApiRoutes(app);
  liveDocsRoutes(app, publicUrl);
  accountsRoutes(app, services.accounts, counters ? createLoginLimit(counters) : noLoginLimit);
  accountSecurityRoutes(app, services);
  mailRoutes(app, services.mail);
  tournamentsRoutes(app, services.tournaments);
  profileRoutes(app, services);
  decksRoutes(app, services);
  decklistsRoutes(app, services.decklists);
  drawsRoutes(app, services.draws);
  expertsRoutes(app, services);
  filesRoutes(app, services.uploads);
  matchesRoutes(app, services.matches, services.featured);
  notificationsRoutes(app, services.notifications);
  pointsRoutes(app, services.points);
  productsRoutes(app, services);
  ordersRoutes(app, services);
  orderDeskRoutes(app, services);
  cardsRoutes(app, services.cards, services.deckRules);
  searchRoutes(app, services.search);
  leaderboardRoutes(app, services.leaderboard);
  streamQueueRoutes(app, services.streamQueue);
  systemRoutes(app, services);
  statusRoutes(app, services.status);
  adminUsersRoutes(app, services.adminUsers);
  auditRoutes(app, services.audit);
  dashboardRoutes(app, services.dashboard);
  jobsRoutes(app, services.jobs);
}

function createServer(config: ApiConfig, log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS, headersTimeout: CALL_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trustRule(config.trustedProxies),
    genReqId: () => newId(),
    requestIdHeader: false,
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
  });
  addBodyTime(app);
  addBodyRest(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const elapsed_ms = Math.round(reply.elapsedTime);
    if (elapsed_ms >= SLOW_MS) request.log.warn({ path: pathOf(request), elapsed_ms }, 'slow request');
    done();
  });
  return app;
}
