import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import jwt from '@fastify/jwt';
import { AppError, appError, errorEnvelope, generalError, TRANSPORT_ERRORS } from '@pailei/contracts/http/errors';
import { jwtOptions } from '@pailei/core/people/sessions/token-rules';
import { answerClientError, answerOnSocket, noteAnswers } from '@pailei/core/ground/http/socket-answers';
import { DATA_HEADERS } from '@pailei/core/ground/http/data-headers';
import { mayReadMetrics } from '@pailei/core/ground/metrics/access';
import type { Metrics } from '@pailei/core/ground/metrics/metrics';
import type { Db } from '@pailei/db/client';
import type { SessionsReader, TopicRegistry } from '@pailei/live/registry';
import type { SiteRedis } from '@pailei/live/site-redis';
import type { TopicContracts } from '@pailei/contracts/features/topic-contracts';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { newHubId, startCanary } from './delivery/canary.ts';
import { createHubClock } from './delivery/clock.ts';
import { createSharedConnectLimit, type ConnectLimit } from './connections/connect-limit.ts';
import { chooseTransport } from './transports/choose-transport.ts';
import { createConnectionCheck } from './connections/connection-check.ts';
import { createFeedTransport } from './transports/feed.ts';
import { createHubMetrics } from './metrics.ts';
import { createHandshake, createOriginCheck } from './connections/handshake.ts';
import { createMessageBudget } from './connections/message-budget.ts';
import { startHeads } from './delivery/heads.ts';
import { Hub } from './delivery/hub.ts';
import { createSocketIoTransport } from './transports/socketio.ts';
import { startSubscriber } from './delivery/subscriber.ts';
import { startSweep } from './delivery/sweep.ts';

const SUBS_PER_SECOND = 20;

export type HubServerOptions = {
  db: Db;
  redis: SiteRedis;
  registry: TopicRegistry;
  contracts: TopicContracts;
  sessions: SessionsReader;
  jwtSecret: string;
  publicUrl: string;
  host: string;
  /** 0 takes any free port. */
  port: number;
  hasRateLimits: boolean;
  /** Connects per minute and address, where there are limits. */
  connectsPerMinute: number;
  /** Sockets that one address may have open at this hub, where there are limits. */
  socketsPerAddress: number;
  rateLimitKey?: string | undefined;
  trustedProxies?: string[];
  metricsToken?: string | undefined;
  onError?: (error: unknown, what: string) => void;
};

export type HubServer = {
  port: number;
  hubId: string;
  connectionCount(): number;
  roomCount(): number;
  stop(): Promise<void>;
};

function connectionCheckOptions(options: HubServerOptions, connects: ConnectLimit | undefined) {
  const { trustedProxies = [], socketsPerAddress } = options;
  const isOwnOrigin = createOriginCheck(options.publicUrl);
  return { isOwnOrigin, trustedProxies, limits: connects ? { connects, openSockets: socketsPerAddress } : null };
}

function connectLimit({ hasRateLimits, redis, connectsPerMinute }: HubServerOptions) {
  if (!hasRateLimits) return undefined;
  return createSharedConnectLimit(redis, { perMinute: connectsPerMinute, now: () => performance.now() });
}

/** Routes must exist before the process listens, the metrics exist once it does. */
function serveMetrics(app: FastifyInstance, metrics: () => Metrics, token: string | undefined): void {
  for (const path of ['/metrics', '/metrics/hub'])
    app.get(path, async (request, reply) => {
      if (!mayReadMetrics(request, token)) return reply.callNotFound();
      return reply.type(metrics().contentType).send(await metrics().text());
    });
}

function hubOptions({ db, registry, contracts, hasRateLimits }: HubServerOptions) {
  return { db, registry, contracts, subsPerSecond: hasRateLimits ? SUBS_PER_SECOND : null };
}

/** Few routes, and every answer is data. */
function createApp(): FastifyInstance {
  const sendError = (error: AppError, reply: FastifyReply) =>
    void reply
      .code(error.status)
      .headers({ ...DATA_HEADERS, 'content-type': 'application/json; charset=utf-8' })
      .send(errorEnvelope(error));
  const app = fastify({
    trustProxy: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) => sendError(appError(TRANSPORT_ERRORS, 'bad_request'), reply),
  });
  noteAnswers(app.server);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(DATA_HEADERS));
  app.setNotFoundHandler((_request, reply) => sendError(generalError('not_found'), reply));
  app.setErrorHandler((_error, _request, reply) => sendError(generalError('internal'), reply));
  return app;
}

type UpgradeHandler = { upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => void };

function serveUpgrades(
  { server }: FastifyInstance,
  checkConnection: ReturnType<typeof createConnectionCheck>,
  transports: Record<'socketio' | 'feed', UpgradeHandler>,
): void {
  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // Nobody else handles errors while the limit is checked.
    stream.on('error', () => stream.destroy());
    const transport = chooseTransport(request);
    if (transport instanceof AppError) return answerOnSocket(stream, transport);
    const refusal = await checkConnection(request, transport);
    if (stream.destroyed) return;
    if (refusal) return answerOnSocket(stream, refusal);
    transports[transport].upgrade(request, stream, head);
  }
  server.on('upgrade', (request, stream, head) => void upgrade(request, stream, head));
}

/** A whole hub process: rooms, both transports, sweep, live channel, canary, and `GET /health`. */
export async function startHubServer(options: HubServerOptions): Promise<HubServer> {
  const { db, redis, sessions, onError = () => undefined } = options;
  const app = createApp();
  await app.register(jwt, jwtOptions(options.jwtSecret));
  const [clock, hubId, ownKey] = [createHubClock(), newHubId(), randomUUID()];
  const hub = new Hub({ ...hubOptions(options), clock, onError });
  const handshake = createHandshake((token) => app.jwt.verify(token), sessions);
  const connects = connectLimit(options);
  const checkOptions = connectionCheckOptions(options, connects);
  const newBudget = () => (options.hasRateLimits ? createMessageBudget(() => performance.now()) : undefined);
  const transportDeps = { hub, handshake, isOwnOrigin: checkOptions.isOwnOrigin, newBudget };
  const checkConnection = createConnectionCheck({ ...checkOptions, keys: [ownKey, options.rateLimitKey ?? ownKey] });
  const socketIo = createSocketIoTransport(transportDeps);
  const feed = createFeedTransport(transportDeps);
  const sweep = startSweep({ db, hub, sessions, clock, onError });
  const subscriber = startSubscriber({
    redis,
    hubId,
    onWakeUp: (message) => hub.wakeUp(message),
    onSubscribed: sweep.now,
    onError,
  });
  const heads = startHeads(hub, clock);

  app.get('/health', async (_request, reply) => {
    const is_healthy = sweep.isHealthy();
    await reply
      .code(is_healthy ? 200 : 503)
      .send({ is_healthy, is_delivering: canary.isDelivering(), is_doorbell_open: subscriber.isOpen() });
  });
  serveUpgrades(app, checkConnection, { socketio: socketIo, feed });
  serveMetrics(app, () => metrics, options.metricsToken);
  await app.listen({ host: options.host, port: options.port });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`;
  const detail = () => ({
    connections: hub.connections.size,
    rooms: hub.rooms().length,
    is_doorbell_open: subscriber.isOpen(),
  });
  const canary = startCanary({
    db,
    url,
    origin: new URL(options.publicUrl).origin,
    headers: { 'x-rate-limit-key': ownKey },
    hubId,
    detail,
    now: clock.now,
    onError,
  });
  const metrics = createHubMetrics({ db, hub, canary });

  return {
    port,
    hubId,
    connectionCount: () => hub.connections.size,
    roomCount: () => hub.rooms().length,
    async stop() {
      await canary.stop();
      sweep.stop();
      subscriber.stop();
      connects?.stop();
      heads.stop();
      hub.stop();
      feed.stop();
      await socketIo.stop();
      await app.close();
    },
  };
}
