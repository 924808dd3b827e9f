const SECONDS = 30;
/** The first word of Redis when it is full, read-only, or cannot write to its disk. */
const REFUSES_WRITES = /^(?:OOM|READONLY|MISCONF) /;

/** A key that is there while Redis took a write in the last 30 s. One refused write is enough to call it unset. */
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
  let isRefused = false;
  return {
    async set() {
      try {
        await redis.set(key, '1', 'EX', SECONDS);
        isRefused = false;
      } catch (error) {
        isRefused ||= error instanceof Error && REFUSES_WRITES.test(error.message);
        throw error;
      }
    },
    isSet: async () => (await redis.exists(key)) === 1 && !isRefused,
  };
}
