import type { Redis } from 'ioredis';

export type Count = { current: number; ttl: number };

/** Counters and marks that all api processes share while Redis is there. Times are milliseconds. */
export type RateCounters = {
  /** Counts one more in the window that the first one opened. */
  add(key: string, windowMs: number): Promise<Count>;
  /** Sets a mark unless it is set: 0, else how long the one that is set still stays. */
  claim(key: string, ttlMs: number): Promise<number>;
  has(key: string): Promise<boolean>;
  remove(...keys: string[]): Promise<void>;
};

const ADD = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

const CLAIM = `
if redis.call('SET', KEYS[1], 1, 'PX', ARGV[1], 'NX') then return 0 end
return redis.call('PTTL', KEYS[1])`;

/** As many more in one window. */
export type Addition = { key: string; windowMs: number; amount: number };

/** Adds to many counters at once; resolves to where each stands then, in the same order. */
export type AddMany = (additions: readonly Addition[]) => Promise<Count[]>;

const ADD_MANY = `
local counts = {}
for place, key in ipairs(KEYS) do
  counts[2 * place - 1] = redis.call('INCRBY', key, ARGV[2 * place - 1])
  if redis.call('PTTL', key) < 0 then redis.call('PEXPIRE', key, ARGV[2 * place]) end
  counts[2 * place] = redis.call('PTTL', key)
end
return counts`;

const nameIn = (prefix: string) => (key: string) => `${prefix}:rate:${key}`;

export function redisAddMany(redis: Redis, prefix: string): AddMany {
  const nameOf = nameIn(prefix);
  return async (additions) => {
    const names = additions.map(({ key }) => nameOf(key));
    const values = additions.flatMap(({ amount, windowMs }) => [amount, windowMs]);
    const counts = (await redis.eval(ADD_MANY, names.length, ...names, ...values)) as number[];
    return additions.map((_, place) => ({ current: counts[2 * place] ?? 0, ttl: counts[2 * place + 1] ?? 0 }));
  };
}

export function redisCounters(redis: Redis, prefix: string): RateCounters {
  const nameOf = nameIn(prefix);
  return {
    async add(key, windowMs) {
      const [current, ttl] = (await redis.eval(ADD, 1, nameOf(key), windowMs)) as [number, number];
      return { current, ttl };
    },
    claim: async (key, ttlMs) => Number(await redis.eval(CLAIM, 1, nameOf(key), ttlMs)),
    has: async (key) => (await redis.exists(nameOf(key))) === 1,
    remove: async (...keys) => void (await redis.del(keys.map(nameOf))),
  };
}

const MAX_LOCAL_KEYS = 50_000;

/** The same within one process. `now` is in milliseconds. */
export function localCounters(now: () => number): RateCounters {
  const entries = new Map<string, { count: number; until: number }>();

  function live(key: string) {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry : undefined;
  }

  function open(key: string, ttlMs: number) {
    if (entries.size >= MAX_LOCAL_KEYS) sweep();
    const entry = { count: 0, until: now() + ttlMs };
    entries.set(key, entry);
    return entry;
  }

  function sweep(): void {
    for (const [key, entry] of entries) if (entry.until <= now()) entries.delete(key);
    if (entries.size >= MAX_LOCAL_KEYS) entries.clear();
  }

  return {
    async add(key, windowMs) {
      const entry = live(key) ?? open(key, windowMs);
      entry.count += 1;
      return { current: entry.count, ttl: entry.until - now() };
    },
    async claim(key, ttlMs) {
      const entry = live(key);
      if (entry) return entry.until - now();
      open(key, ttlMs);
      return 0;
    },
    has: async (key) => live(key) !== undefined,
    async remove(...keys) {
      for (const key of keys) entries.delete(key);
    },
  };
}

/** After a failure Redis is left alone for this long, so that one that hangs slows one request and not all. */
const REST_MS = 1_000;

/** Counts in the process while Redis is down, so that its outage lifts no limit. */
export function withFallback(shared: RateCounters, local: RateCounters, now: () => number): RateCounters {
  let awayUntil = -Infinity;

  async function count<T>(ask: (counters: RateCounters) => Promise<T>): Promise<T> {
    if (now() < awayUntil) return ask(local);
    try {
      return await ask(shared);
    } catch {
      awayUntil = now() + REST_MS;
      return ask(local);
    }
  }

  return {
    add: (key, windowMs) => count((counters) => counters.add(key, windowMs)),
    claim: (key, ttlMs) => count((counters) => counters.claim(key, ttlMs)),
    has: (key) => count((counters) => counters.has(key)),
    remove: (...keys) => count((counters) => counters.remove(...keys)),
  };
}
