const SECONDS = 30;

/** A key that is there while Redis took a write in the last 30 s. */
export type RedisWriteMarker = {
  /** Rejects when Redis takes no writes. */
  set(): Promise<unknown>;
  /** Rejects when Redis does not answer. */
  isSet(): Promise<boolean>;
};

type Redis = {
  set(key: string, value: string, expiry: 'EX', seconds: number): Promise<unknown>;
  exists(key: string): Promise<number>;
};

export function createRedisWriteMarker(redis: Redis, prefix: string): RedisWriteMarker {
  const key = `${prefix}:write-probe`;
  return {
    set: () => redis.set(key, '1', 'EX', SECONDS),
    isSet: async () => (await redis.exists(key)) === 1,
  };
}
