import { randomBytes } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import { jwtOptions } from '@pailei/core/people/sessions/token-rules';
import { newId } from '@pailei/db/id';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ApiConfig } from './config.ts';
import { openServices, type Deps } from './deps.ts';
import { createLoginLimit, noLoginLimit } from './limits/login-limit.ts';
import { addAlive } from './plugins/alive.ts';
import { serveCalls } from './http/serve-calls.ts';
import { topicSnapshotRoutes } from './http/topic-snapshots.ts';
import { serveSitemap } from './sitemap/serve-sitemap.ts';
import { serveSharePictures } from './share-pictures/serve-share-pictures.ts';
import { addPageSessions } from './first-view/page-session.ts';
import { serveFirstViews } from './first-view/serve-first-views.ts';
import { addAccessGuard } from './plugins/access.ts';
import { createKeyAdmission } from './plugins/api-key.ts';
import { addAccountLimit } from './plugins/account-limit.ts';
import { addClient } from './plugins/client.ts';
import { addCompilers } from './plugins/compilers.ts';
import { addJsonBody, BODY_LIMIT_BYTES } from './plugins/json-body.ts';
import { addBodyDraining } from './plugins/drain-body.ts';
import { addAnswerDeadline } from './plugins/answer-deadline.ts';
import { addBodyTimeout } from './plugins/body-timeout.ts';
import { addCors } from './plugins/cors.ts';
import { addErrorHandling, pathOf, sendError } from './plugins/errors.ts';
import { addMetrics } from './plugins/metrics.ts';
import { maintenanceCheck } from './plugins/maintenance.ts';
import { liveDocsRoutes } from './docs/live.routes.ts';
import { addOpenApi, openApiRoutes, openDocs } from './docs/openapi.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addUploadIntake } from './plugins/upload-intake.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { localCounters, redisAddMany, redisCounters, withFallback, type RateCounters } from './limits/rate-counters.ts';
import { createSettledCounters } from './limits/settled-counters.ts';
import { createFastServer, type FastServer } from './fast-answers/fast-server.ts';
import { serveFastAnswers } from './fast-answers/serve-fast-answers.ts';
import { siteContracts } from '@pailei/contracts/features/topic-contracts';
import { createGuestTopics } from '@pailei/core/ground/topics/guest-topics';
import { buildCalls, topicRegistry } from '@pailei/core/features/features';
import { createSitemap } from '@pailei/core/site/sitemap/sitemap';
import { createPageSubjects } from '@pailei/core/site/page-addresses/page-subjects';
import { answerClientError } from '@pailei/core/ground/http/socket-answers';
import { createAnswerVersions } from '@pailei/core/ground/http/answer-versions';
import { trustRule } from '@pailei/core/ground/http/trusted-proxies';
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@pailei/contracts/http/time-limits';

/** Node's own 30 s would let a request that dribbles in live four times as long. */
const TIMEOUT_CHECK_MS = 1_000;
/** Longer than any proxy keeps an idle connection, so that none sends into one that is just closing. */
const KEEP_ALIVE_MS = 75_000;
const SLOW_MS = 1_000;

/** The whole API, ready to listen or to be injected into. */
export async function buildApp(config: ApiConfig, deps: Deps): Promise<FastifyInstance> {
  const server = createFastServer();
  const app = createServer(config, deps.log, server);
  addCompilers(app);
  addJsonBody(app, config.incoming.jsonBytes);
  await addUploadIntake(app, config.incoming);
  addErrorHandling(app);
  await app.register(fastifyJwt, jwtOptions(config.jwtSecret));
  const { own: services, ofCalls, drained } = openServices(deps, app.jwt);
  app.addHook('onClose', drained);
  openDocs(app);
  addCors(app);
  const counters = createCounters(deps);
  const settled = createSettledCounters({ addMany: redisAddMany(deps.redis, deps.redisPrefix), now: clock });
  const limits = config.hasRateLimits ? counters : undefined;
  const ownKey = randomBytes(24).toString('base64url');
  addAccessGuard(app, {
    ...services,
    refuseClosed: maintenanceCheck(services.maintenanceGate, deps.now),
    admitKey: createKeyAdmission({ ...services, counters: limits }),
    readerKey: ownKey,
  });
  const pageSessions = await addPageSessions(app, { ...config, ...services });
  const { metrics, observe } = addMetrics(app, { db: deps.db, token: config.metricsToken });
  if (config.hasRateLimits) {
    await addRateLimit(app, { exact: counters, settled }, [
      ownKey,
      ...(config.rateLimitKey ? [config.rateLimitKey] : []),
    ]);
    addAccountLimit(app, counters);
  }
  await addSecurityHeaders(app, config, services.streamHosts);
  const document = await addOpenApi(app, config.publicUrl);
  serveFastAnswers(app, {
    server,
    heads: services.topicHeads,
    tokens: services.verifyToken,
    maintenance: services.maintenanceGate,
    counters: config.hasRateLimits ? settled : undefined,
    trusts: trustRule(config.trustedProxies),
    observe,
    slowMs: SLOW_MS,
  });
  const guestTopics = createGuestTopics({ db: deps.db, registry: topicRegistry, contracts: siteContracts });
  topicSnapshotRoutes(app, {
    db: deps.db,
    registry: topicRegistry,
    contracts: siteContracts,
    hasLimits: config.hasRateLimits,
  });
  const given = {
    publicUrl: config.publicUrl,
    limitLogin: limits ? createLoginLimit(limits) : noLoginLimit,
    versions: createAnswerVersions(guestTopics, services.topicHeads),
  };
  addAlive(app);
  openApiRoutes(app, document);
  liveDocsRoutes(app, config.publicUrl);
  serveCalls(app, buildCalls(ofCalls, given), pageSessions);
  const firstViews = serveFirstViews(app, { ...config, topics: guestTopics, metrics, ownKey });
  const isSubject = createPageSubjects(deps);
  const sitemap = createSitemap({ db: deps.db, publicUrl: config.publicUrl });
  serveSitemap(app, { ...config, sitemap, clock });
  serveSharePictures(app, { ...config, topics: guestTopics, isSubject, metrics, ownKey });
  await addClient(app, config.clientFolder, { isSubject, firstViews, pageSessions });
  await app.ready();
  return app;
}

/** Milliseconds that only ever grow. */
const clock = () => performance.now();

function createCounters({ redis, redisPrefix }: Deps): RateCounters {
  return withFallback(redisCounters(redis, redisPrefix), localCounters(clock), clock);
}

function createServer(config: ApiConfig, log: FastifyBaseLogger, server: FastServer): FastifyInstance {
  const app = Fastify({
    serverFactory: server.serverFactory,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: {
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      headersTimeout: CALL_TIMEOUT_MS,
    },
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trustRule(config.trustedProxies),
    genReqId: () => newId(),
    requestIdHeader: false,
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
  });
  addBodyTimeout(app);
  addAnswerDeadline(app);
  addBodyDraining(app);
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
