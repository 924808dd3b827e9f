import { randomInt } from 'node:crypto';
import { createAccountsService, createSessionsService, createTokenVerifier } from '@pailei/core/accounts';
import type { TokenClaims } from '@pailei/core/accounts';
import { createFeaturedService } from '@pailei/core/featured';
import { createHealthService } from '@pailei/core/health';
import { createMatchesService } from '@pailei/core/matches';
import { createTournamentsService, matchResults } from '@pailei/core/tournaments';
import { createDatabase } from '@pailei/db/client';
import { createPublisher } from '@pailei/live/publish';
import { createSessionsReader } from '@pailei/live/sessions';
import { Redis } from 'ioredis';
import type { ApiConfig } from './config.ts';

export type Deps = ReturnType<typeof createDeps>;

const MAX_CONNECTIONS = 12;

/** What this process holds open to the world. */
export function createDeps(config: ApiConfig, onError: (error: Error) => void) {
  const db = createDatabase({ url: config.databaseUrl, max: MAX_CONNECTIONS, applicationName: 'pailei-api', onError });
  const publisher = createPublisher(config.redisUrl);
  const redis = createCountersRedis(config.redisUrl);
  return {
    db,
    publisher,
    redis,
    now: () => new Date().toISOString(),
    async close() {
      publisher.close();
      redis.disconnect();
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

export type Services = ReturnType<typeof createServices>;

const MAX_SEED = 2 ** 47;

export function createServices({ db, publisher, redis, now }: Deps, jwt: TokenSigner) {
  const sessions = createSessionsService({ reader: createSessionsReader(db), clock: () => performance.now() });
  const matches = createMatchesService({ db, publisher, now, results: matchResults });
  return {
    accounts: createAccountsService({
      db,
      now,
      sessions,
      signToken: (claims, seconds) => jwt.sign(claims, { expiresIn: seconds }),
    }),
    featured: createFeaturedService({ db, publisher, now }),
    health: createHealthService({ db, pingRedis: () => redis.ping(), now }),
    matches,
    tournaments: createTournamentsService({ db, publisher, now, newSeed: () => randomInt(MAX_SEED) }),
    verifyToken: createTokenVerifier({ verify: (token) => jwt.verify(token), sessions }),
  };
}
