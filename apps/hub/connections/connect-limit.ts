import { limitKey } from '@pailei/core/ground/http/client-address';
import type { SiteRedis } from '@pailei/live/site-redis';
import { Redis } from 'ioredis';

const MINUTE_MS = 60_000;
const TIDY_ABOVE = 10_000;

export type ConnectLimit = {
  /** 0, or after how many milliseconds the address may try again. */
  take(address: string): number | Promise<number>;
};

/**
 * So many connects a minute from one address: that many at once, then one after the other as time fills the bucket again. A
 * page that was refused once comes back by itself seconds later. `now` is in milliseconds that only grow.
 */
export function createConnectLimit({ perMinute, now }: { perMinute: number; now: () => number }) {
  const refillMs = MINUTE_MS / perMinute;
  /** When the bucket of an address will be full again. */
  const fullAt = new Map<string, number>();

  const tidy = () => {
    for (const [key, at] of fullAt) if (at <= now()) fullAt.delete(key);
  };

  return {
    take(address: string): number {
      const key = limitKey(address);
      const nextFullAt = Math.max(now(), fullAt.get(key) ?? 0) + refillMs;
      const waitMs = nextFullAt - now() - MINUTE_MS;
      if (waitMs > 0) return waitMs;
      if (fullAt.size >= TIDY_ABOVE) tidy();
      fullAt.set(key, nextFullAt);
      return 0;
    },
  };
}

/** The same bucket, by the clock of Redis. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local full = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0)) + ARGV[1]
local wait = full - now - ${MINUTE_MS}
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return 0`;

const ANSWER_WITHIN_MS = 1_000;
/** After a failure Redis is left alone for this long, so that one that hangs slows one connect and not all. */
const REST_MS = 1_000;

const OPTIONS = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: ANSWER_WITHIN_MS,
  commandTimeout: ANSWER_WITHIN_MS,
  retryStrategy: (attempt: number) => Math.min(100 * attempt, 2_000),
};

/** The connects at all hubs of a site together; those at this hub alone while Redis is away. */
export function createSharedConnectLimit(site: SiteRedis, options: { perMinute: number; now: () => number }) {
  const own = createConnectLimit(options);
  const refillMs = MINUTE_MS / options.perMinute;
  const redis = new Redis(site.url, OPTIONS);
  redis.on('error', () => undefined);
  let awayUntil = -Infinity;

  return {
    async take(address: string): Promise<number> {
      if (options.now() < awayUntil) return own.take(address);
      try {
        return Number(await redis.eval(TAKE, 1, `${site.prefix}:connects:${limitKey(address)}`, refillMs));
      } catch {
        awayUntil = options.now() + REST_MS;
        return own.take(address);
      }
    },
    /** False while this hub counts for itself. */
    isShared: () => redis.status === 'ready' && options.now() >= awayUntil,
    stop: () => redis.disconnect(),
  };
}
