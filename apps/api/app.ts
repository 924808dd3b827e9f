import { randomBytes } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import { jwtOptions } from '@pailei/core/people/sessions';
import { newId } from '@pailei/db/id';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ApiConfig } from './config.ts';
import { createServices, drainServices, type Deps, type Services } from './deps.ts';
import { createLoginLimit, noLoginLimit } from './limits/login-limit.ts';
import { createAnswerVersions } from './http/answer-versions.ts';
import { serveSharePictures } from './share-pictures/serve-share-pictures.ts';
import { addPageSessions, type PageSessions } from './first-view/page-session.ts';
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
import type { ApiDocument } from './docs/api-document.ts';
import { liveDocsRoutes } from './docs/live.routes.ts';
import { addOpenApi, openApiRoutes, openDocs } from './docs/openapi.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addUploadIntake } from './plugins/upload-intake.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { localCounters, redisAddMany, redisCounters, withFallback, type RateCounters } from './limits/rate-counters.ts';
import { createSettledCounters } from './limits/settled-counters.ts';
import { createFastServer, type FastServer } from './fast-answers/fast-server.ts';
import { serveFastAnswers } from './fast-answers/serve-fast-answers.ts';
import { emailVerificationRoutes } from './routes/people/email-verification/email-verification.routes.ts';
import { loginRoutes } from './routes/people/login/login.routes.ts';
import { passwordResetRoutes } from './routes/people/password-reset/password-reset.routes.ts';
import { passwordsRoutes } from './routes/people/passwords/passwords.routes.ts';
import { secondFactorRoutes } from './routes/people/second-factor/second-factor.routes.ts';
import { sessionsRoutes } from './routes/people/sessions/sessions.routes.ts';
import { usersRoutes } from './routes/people/users/users.routes.ts';
import { apiKeysRoutes } from './routes/site/api-keys/api-keys.routes.ts';
import { auditRoutes } from './routes/site/audit/audit.routes.ts';
import { cardsRoutes } from './routes/decks/cards/cards.routes.ts';
import { dashboardRoutes } from './routes/site/dashboard/dashboard.routes.ts';
import { decklistsRoutes } from './routes/play/decklists/decklists.routes.ts';
import { drawsRoutes } from './routes/play/draws/draws.routes.ts';
import { decksRoutes } from './routes/decks/decks/decks.routes.ts';
import { evidenceRoutes } from './routes/play/evidence/evidence.routes.ts';
import { entriesRoutes } from './routes/play/entries/entries.routes.ts';
import { expertsRoutes } from './routes/people/experts/experts.routes.ts';
import { filesRoutes } from './routes/site/uploads/files.routes.ts';
import { healthRoutes } from './routes/site/health/health.routes.ts';
import { jobsRoutes } from './routes/site/jobs/jobs.routes.ts';
import { leaderboardRoutes } from './routes/people/leaderboard/leaderboard.routes.ts';
import { mailRoutes } from './routes/site/mail/mail.routes.ts';
import { battlesRoutes } from './routes/play/battles/battles.routes.ts';
import { matchesRoutes } from './routes/play/matches/matches.routes.ts';
import { noShowsRoutes } from './routes/play/no-shows/no-shows.routes.ts';
import { notificationsRoutes } from './routes/people/notifications/notifications.routes.ts';
import { pushRoutes } from './routes/people/push/push.routes.ts';
import { pointsRoutes } from './routes/shop/points/points.routes.ts';
import { agendaRoutes } from './routes/play/agenda/agenda.routes.ts';
import { addressesRoutes } from './routes/shop/addresses/addresses.routes.ts';
import { adminOrdersRoutes } from './routes/shop/orders/admin-orders.routes.ts';
import { orderBatchesRoutes } from './routes/shop/order-batches/order-batches.routes.ts';
import { ordersRoutes } from './routes/shop/orders/orders.routes.ts';
import { productsRoutes } from './routes/shop/products/products.routes.ts';
import { sitemapRoutes } from './routes/site/sitemap/sitemap.routes.ts';
import { statusRoutes } from './routes/site/status/status.routes.ts';
import { streamQueueRoutes } from './routes/play/stream-queue/stream-queue.routes.ts';
import { profileRoutes } from './routes/people/profile/profile.routes.ts';
import { systemRoutes } from './routes/site/system/system.routes.ts';
import { battleCallsRoutes } from './routes/play/battle-calls/battle-calls.routes.ts';
import { matchCallsRoutes } from './routes/play/match-calls/match-calls.routes.ts';
import { penaltiesRoutes } from './routes/play/penalties/penalties.routes.ts';
import { chatRoutes } from './routes/play/chat/chat.routes.ts';
import { leagueRoutes } from './routes/play/league/league.routes.ts';
import { challengesRoutes } from './routes/play/challenges/challenges.routes.ts';
import { lineUpPresetsRoutes } from './routes/play/line-up-presets/line-up-presets.routes.ts';
import { teamsRoutes } from './routes/people/teams/teams.routes.ts';
import { seasonsRoutes } from './routes/play/seasons/seasons.routes.ts';
import { eventSeriesRoutes } from './routes/play/event-series/event-series.routes.ts';
import { eventTemplatesRoutes } from './routes/play/event-templates/event-templates.routes.ts';
import { managedRoutes } from './routes/play/tournaments/managed.routes.ts';
import { pairingsRoutes } from './routes/play/tournaments/pairings.routes.ts';
import { teamEventsRoutes } from './routes/play/team-events/team-events.routes.ts';
import { tournamentsRoutes } from './routes/play/tournaments/tournaments.routes.ts';
import { webhooksRoutes } from './routes/play/webhooks/webhooks.routes.ts';
import { searchRoutes } from './routes/site/search/search.routes.ts';
import { siteContracts } from '@pailei/contracts/features/topic-contracts';
import { createGuestTopics, type GuestPositions, type GuestTopics } from '@pailei/core/ground/topics';
import { topicRegistry } from '@pailei/core/features';
import { createSitemap } from '@pailei/core/site/sitemap';
import { createPageSubjects } from '@pailei/core/site/page-addresses';
import { answerClientError, trustRule } from '@pailei/core/ground/http';
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
  const services = createServices(deps, app.jwt);
  app.addHook('onClose', () => drainServices(services));
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
  addRoutes(app, services, { counters: limits, publicUrl: config.publicUrl, document, guestTopics, pageSessions });
  const firstViews = serveFirstViews(app, { ...config, topics: guestTopics, metrics, ownKey });
  const isSubject = createPageSubjects(deps);
  const sitemap = createSitemap({ db: deps.db, publicUrl: config.publicUrl });
  sitemapRoutes(app, { ...config, sitemap, clock });
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

type RoutesOptions = {
  counters: RateCounters | undefined;
  publicUrl: string;
  document: ApiDocument;
  guestTopics: GuestTopics & GuestPositions;
  pageSessions: PageSessions;
};

function addRoutes(app: FastifyInstance, services: Services, options: RoutesOptions): void {
  const { counters, publicUrl, document, guestTopics, pageSessions } = options;
  const versions = createAnswerVersions(guestTopics, services.topicHeads);
  healthRoutes(app, services.health);
  openApiRoutes(app, document);
  liveDocsRoutes(app, publicUrl);
  loginRoutes(app, services.login, { limitLogin: counters ? createLoginLimit(counters) : noLoginLimit, pageSessions });
  emailVerificationRoutes(app, services.emailVerification);
  passwordResetRoutes(app, services.resets);
  passwordsRoutes(app, services.passwords);
  secondFactorRoutes(app, services.totp);
  sessionsRoutes(app, services.ownSessions);
  mailRoutes(app, services.mail);
  tournamentsRoutes(app, services.tournaments, versions);
  teamEventsRoutes(app, services.tournaments, versions);
  agendaRoutes(app, services, publicUrl);
  managedRoutes(app, services.managedTournaments);
  eventTemplatesRoutes(app, services.eventTemplates);
  eventSeriesRoutes(app, services.eventSeries);
  seasonsRoutes(app, services, versions);
  pairingsRoutes(app, services.tournaments);
  profileRoutes(app, services);
  decksRoutes(app, services);
  decklistsRoutes(app, services.decklists);
  drawsRoutes(app, services.draws);
  entriesRoutes(app, services);
  expertsRoutes(app, services);
  teamsRoutes(app, services, versions);
  challengesRoutes(app, services, publicUrl);
  leagueRoutes(app, services);
  lineUpPresetsRoutes(app, services.lineUpPresets);
  battleCallsRoutes(app, services.battleCalls);
  matchCallsRoutes(app, services.matchCalls);
  penaltiesRoutes(app, services.penalties);
  chatRoutes(app, services);
  filesRoutes(app, services.uploads);
  matchesRoutes(app, services, versions);
  evidenceRoutes(app, services.evidence);
  battlesRoutes(app, services, versions);
  noShowsRoutes(app, services.noShows);
  notificationsRoutes(app, services.notifications);
  pushRoutes(app, services.push);
  pointsRoutes(app, services.points);
  productsRoutes(app, services, versions);
  ordersRoutes(app, services, versions);
  addressesRoutes(app, services.addresses);
  adminOrdersRoutes(app, services);
  orderBatchesRoutes(app, services.orderBatches);
  cardsRoutes(app, services.cards, services.deckRules);
  searchRoutes(app, services.search);
  leaderboardRoutes(app, services.leaderboard);
  streamQueueRoutes(app, services.streamQueue);
  systemRoutes(app, services);
  statusRoutes(app, services.status);
  usersRoutes(app, services.users);
  auditRoutes(app, services.audit);
  dashboardRoutes(app, services.dashboard);
  jobsRoutes(app, services.jobs);
  apiKeysRoutes(app, services.apiKeys);
  webhooksRoutes(app, services.webhooks);
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
