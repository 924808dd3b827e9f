import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import jwt from '@fastify/jwt';
import { AppError, appError, errorEnvelope, generalError, TRANSPORT_ERRORS } from '@pailei/contracts/errors';
import { jwtOptions } from '@pailei/core/accounts';
import { answerClientError, answerOnSocket, DATA_HEADERS } from '@pailei/core/incoming';
import { mayReadMetrics } from '@pailei/core/metrics';
import type { Metrics } from '@pailei/core/metrics';
import type { Db } from '@pailei/db/client';
import type { SessionsReader, TopicRegistry } from '@pailei/live/registry';
import type { SiteRedis } from '@pailei/live/site-redis';
import type { TopicContracts } from '@pailei/contracts/topic-contracts';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { newHubId, startCanary } from './canary.ts';
import { createHubClock } from './clock.ts';
import { createSharedConnectLimit } from './connect-limit.ts';
import type { ConnectLimit } from './connect-limit.ts';
import { doorOf } from './doors.ts';
import { createEntrance } from './entrance.ts';
import { createFeedDoor } from './feed.ts';
import { createFigures } from './figures.ts';
import { createHandshake, createOriginCheck } from './handshake.ts';
import { startHeads } from './heads.ts';
import { Hub } from './hub.ts';
import { createSocketIoDoor } from './socketio.ts';
import { startSubscriber } from './subscriber.ts';
import { startSweep } from './sweep.ts';

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

function entranceOptions(options: HubServerOptions, connects: ConnectLimit | undefined) {
  const { trustedProxies = [], socketsPerAddress } = options;
  const isOwnOrigin = createOriginCheck(options.publicUrl);
  return { isOwnOrigin, trustedProxies, limits: connects ? { connects, openSockets: socketsPerAddress } : null };
}

function connectLimit({ hasRateLimits, redis, connectsPerMinute }: HubServerOptions) {
  if (!hasRateLimits) return undefined;
  return createSharedConnectLimit(redis, { perMinute: connectsPerMinute, now: () => performance.now() });
}

/** Routes must stand before the process listens, the figures are there once it does. */
function serveFigures(app: FastifyInstance, figures: () => Metrics, token: string | undefined): void {
  for (const path of ['/metrics', '/metrics/hub'])
    app.get(path, async (request, reply) => {
      if (!mayReadMetrics(request, token)) return reply.callNotFound();
      return reply.type(figures().contentType).send(await figures().text());
    });
}

function hubOptions({ db, registry, contracts, hasRateLimits }: HubServerOptions) {
  return { db, registry, contracts, subsPerSecond: hasRateLimits ? SUBS_PER_SECOND : null };
}

/** Its answers are few, and all of them data. */
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
  app.addHook('onRequest', async (_request, reply) => void reply.headers(DATA_HEADERS));
  app.setNotFoundHandler((_request, reply) => sendError(generalError('not_found'), reply));
  app.setErrorHandler((_error, _request, reply) => sendError(generalError('internal'), reply));
  return app;
}

type Transport = { upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => void };

function serveUpgrades(
  { server }: FastifyInstance,
  enter: ReturnType<typeof createEntrance>,
  transports: Record<'socketio' | 'feed', Transport>,
): void {
  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // Nobody else listens while the limit is asked.
    stream.on('error', () => stream.destroy());
    const door = doorOf(request);
    if (door instanceof AppError) return answerOnSocket(stream, door);
    const refusal = await enter(request, door);
    if (stream.destroyed) return;
    if (refusal) return answerOnSocket(stream, refusal);
    transports[door].upgrade(request, stream, head);
  }
  server.on('upgrade', (request, stream, head) => void upgrade(request, stream, head));
}

/** A whole hub process: rooms, both doors, sweep, doorbell, canary, and `GET /health`. */
export async function startHubServer(options: HubServerOptions): Promise<HubServer> {
  const { db, redis, sessions, onError = () => undefined } = options;
  const app = createApp();
  await app.register(jwt, jwtOptions(options.jwtSecret));
  const [clock, hubId, ownKey] = [createHubClock(), newHubId(), randomUUID()];
  const hub = new Hub({ ...hubOptions(options), clock, onError });
  const handshake = createHandshake((token) => app.jwt.verify(token), sessions);
  const connects = connectLimit(options);
  const admission = entranceOptions(options, connects);
  const doors = { hub, handshake, isOwnOrigin: admission.isOwnOrigin };
  const enter = createEntrance({ ...admission, keys: [ownKey, options.rateLimitKey ?? ownKey] });
  const socketIo = createSocketIoDoor(doors);
  const feed = await createFeedDoor(app, doors);
  const sweep = startSweep({ db, hub, sessions, clock, onError });
  const subscriber = startSubscriber({
    redis,
    hubId,
    onDoorbell: (message) => hub.doorbell(message),
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
  serveUpgrades(app, enter, { socketio: socketIo, feed });
  serveFigures(app, () => figures, options.metricsToken);
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
  const figures = createFigures({ db, hub, canary });

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
