import { createAvatarCache } from '@pailei/core/people/avatars/avatar-cache';
import { openSite, TARGET_NAMES, type CallServiceName } from '@pailei/core/features/features';
import { createDatabaseWriteMark } from '@pailei/core/site/health/database-write-mark';
import { createRedisWriteMarker } from '@pailei/core/site/health/redis-write-marker';
import { createSpaceProbe } from '@pailei/core/site/health/free-space';
import type { TokenClaims } from '@pailei/core/people/sessions/token-rules';
import { readPushKeys } from '@pailei/core/people/push/push-keys';
import { createSecretBox } from '@pailei/core/people/second-factor/secret-box';
import { TOTP_PURPOSE } from '@pailei/core/people/second-factor/second-factor';
import { WEBHOOK_PURPOSE } from '@pailei/core/play/webhooks/signature';
import { createFetchPublic } from '@pailei/core/ground/outgoing/fetch-public';
import type { Logger } from '@pailei/core/ground/processes/logger';
import { createImageDecoder } from '@pailei/core/site/uploads/image-decoder';
import { createStorage } from '@pailei/core/site/uploads/storage';
import { createDatabase } from '@pailei/db/client';
import { onWorkLeft } from '@pailei/db/work-left';
import { createPublisher } from '@pailei/live/publish';
import { findSiteRedis } from '@pailei/live/site-redis';
import { Redis } from 'ioredis';
import type { ApiConfig } from './config.ts';

export type Deps = Awaited<ReturnType<typeof createDeps>>;

const MAX_CONNECTIONS = 12;
/** Of a player's command for its turn; its caller gives up after `CALL_TIMEOUT_MS`. */
const LONGEST_WAIT_MS = 7_000;

/** The connections of this process. Waits for the database, which knows which site this is. */
export async function createDeps(config: ApiConfig, log: Logger) {
  const onError = (error: Error) => log.warn({ err: error }, 'database');
  const db = createDatabase({ url: config.databaseUrl, max: MAX_CONNECTIONS, applicationName: 'pailei-api', onError });
  const site = await findSiteRedis({ db, url: config.redisUrl, name: config.redisPrefix, onError });
  const publisher = createPublisher(site);
  onWorkLeft(db, publisher.wakeLoops);
  const redis = createCountersRedis(site.url);
  const decoder = createImageDecoder();
  return {
    log,
    db,
    publisher,
    redis,
    redisPrefix: site.prefix,
    redisMark: createRedisWriteMarker(redis, site.prefix),
    databaseMark: createDatabaseWriteMark(),
    measureSpace: createSpaceProbe(config.localFolders),
    box: createSecretBox(config.jwtSecret, TOTP_PURPOSE),
    webhookBox: createSecretBox(config.jwtSecret, WEBHOOK_PURPOSE),
    storage: createStorage(config.storage),
    decoder,
    avatarCache: createAvatarCache(config.avatarsFolder),
    fetchPublic: createFetchPublic(),
    pushKeys: config.vapidPrivateKey === undefined ? undefined : readPushKeys(config.vapidPrivateKey, config.publicUrl),
    now: () => new Date().toISOString(),
    maxWaitMs: LONGEST_WAIT_MS,
    async close() {
      publisher.close();
      redis.disconnect();
      decoder.close();
      await db.destroy();
    },
  };
}

/** Fails at once rather than keep a request waiting: without Redis the limits are counted in the process. */
function createCountersRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  redis.on('error', () => undefined);
  return redis;
}

/** `app.jwt` of @fastify/jwt; `expiresIn` is in seconds. */
export type TokenSigner = {
  sign: (claims: TokenClaims, options: { expiresIn: number }) => string;
  verify: (token: string) => unknown;
};

/** What the process itself uses; its calls ask for the others. */
const OWN_SERVICES = [
  'checkSuspendedSession',
  'maintenanceGate',
  'readApiKey',
  'streamHosts',
  'topicHeads',
  'verifyToken',
] as const;

/** The services of the calls and of the process, each built when it is first asked for. */
export function openServices(deps: Deps, jwt: TokenSigner) {
  const site = openSite<CallServiceName | (typeof OWN_SERVICES)[number]>({
    ...deps,
    /** Milliseconds that only ever grow. */
    clock: () => performance.now(),
    nowMs: Date.now,
    signToken: (claims: TokenClaims, seconds: number) => jwt.sign(claims, { expiresIn: seconds }),
    verify: (token: string) => jwt.verify(token),
    targetNames: TARGET_NAMES,
  });
  return {
    own: site.pick(OWN_SERVICES),
    ofCalls: site.all,
    /** Resolves when every command that waits has been carried out, whether or not its caller still listens. */
    async drained(): Promise<void> {
      await Promise.all(
        site
          .built()
          .filter(canDrain)
          .map((service) => service.drained()),
      );
    },
  };
}

const canDrain = (service: unknown): service is { drained(): Promise<void> } =>
  typeof service === 'object' && service !== null && 'drained' in service;
