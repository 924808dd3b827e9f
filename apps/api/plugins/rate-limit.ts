import { createHash, timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { TooManyRequestsError } from '@pailei/contracts/http/errors';
import { limitKey } from '@pailei/core/ground/http/client-address';
import type { RateCounters } from '../limits/rate-counters.ts';
import type { SettledCounters } from '../limits/settled-counters.ts';

const MINUTE = 60_000;

export const GENERAL_LIMIT = { max: 1_200, timeWindow: MINUTE };
/** Documents of megabytes, which programs keep by their ETag. */
export const DOCS_LIMIT = { max: 60, timeWindow: MINUTE };

/** Up to here a limit guards a secret or somebody's patience, and each call is counted where all see it. */
const MAX_EXACT = 60;

type Counters = { exact: RateCounters; settled: SettledCounters };

/**
 * Callers to whom the operator gave a key: the demo players, who all come from one address; and the process itself, which reads what
 * its pages show. Never an address by itself.
 */
function isExempt(given: string | string[] | undefined, keys: readonly string[]): boolean {
  return typeof given === 'string' && keys.some((key) => timingSafeEqual(digest(given), digest(key)));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Counts calls per address (an IPv6 network of 64 bits counts as one) and says in each answer what is left (`RateLimit-Limit`,
 * `RateLimit-Remaining`, `RateLimit-Reset` in seconds). Routes may have separate limits.
 */
export async function addRateLimit(
  app: FastifyInstance,
  counters: Counters,
  exemptKeys: readonly string[],
): Promise<void> {
  await app.register(rateLimit, {
    ...GENERAL_LIMIT,
    store: storeOn(counters),
    keyGenerator: ({ ip }) => limitKey(ip),
    skipOnError: true,
    allowList: (request) => isExempt(request.headers['x-rate-limit-key'], exemptKeys),
    enableDraftSpec: true,
    addHeaders: { 'retry-after': false },
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequestsError(ttl),
  });
}

type Scope = { routeInfo?: { method: string | string[]; url: string } };

/** Each route with a limit of its own has counters of its own. */
function scopeOf({ routeInfo }: Scope): string {
  return routeInfo ? `${String(routeInfo.method)}${routeInfo.url}` : GENERAL;
}

const GENERAL = 'all';

/** The counter of an address that all routes without a limit of their own share. */
export const generalCounter = (ip: string) => `${GENERAL}:${limitKey(ip)}`;

/** The counters as @fastify/rate-limit wants its store. */
function storeOn({ exact, settled }: Counters) {
  return class CountersStore implements rateLimit.FastifyRateLimitStore {
    readonly scope: string;

    constructor(options: object) {
      this.scope = scopeOf(options);
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const name = `${this.scope}:${key}`;
      const count = max > MAX_EXACT ? settled.add(name, { windowMs, max }) : exact.add(name, windowMs);
      if (count instanceof Promise) count.then((known) => callback(null, known), callback);
      else callback(null, count);
    }

    child(options: object): CountersStore {
      return new CountersStore(options);
    }
  };
}
