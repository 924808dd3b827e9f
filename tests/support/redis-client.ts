import { Redis } from 'ioredis';
import { afterAll } from 'vitest';

/** A connection to a Redis for the calling test file, closed when the file is done. */
export function useRedisClient(url: string): Redis {
  const redis = new Redis(url);
  redis.on('error', () => undefined);
  afterAll(() => redis.disconnect());
  return redis;
}
