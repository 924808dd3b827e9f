import { randomUUID } from 'node:crypto';
import { healthApi } from '@pailei/contracts/http/health';
import { createRedisWriteMarker, type RedisWriteMarker } from '@pailei/core/site/health/redis-write-marker';
import { withTimeout } from '@pailei/core/site/health/with-timeout';
import type { SiteRedis } from '@pailei/live/site-redis';
import { Redis } from 'ioredis';

const ANSWER_WITHIN_MS = 4_000;

/** Asks the api at the address its callers use. Rejects unless the api itself says that it is up. */
export function createApiCall(apiUrl: string): () => Promise<void> {
  return async () => {
    const response = await fetch(`${apiUrl}/api${healthApi.api.path}`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the api answered ${response.status}`);
  };
}

export type RedisEcho = { echo: () => Promise<void>; mark: RedisWriteMarker; close: () => void };

/** Writes to Redis and sends a message to itself through it, on connections of its own: as queues and the live channel do. */
export function createRedisEcho({ url, prefix }: SiteRedis): RedisEcho {
  const channel = `${prefix}:echo:${randomUUID()}`;
  const heard = new Map<string, () => void>();
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: ANSWER_WITHIN_MS,
  };
  const [listener, sender] = [new Redis(url, options), new Redis(url, options)];
  for (const redis of [listener, sender]) redis.on('error', () => undefined);
  listener.on('ready', () => void listener.subscribe(channel).catch(() => listener.disconnect(true)));
  listener.on('message', (_channel: string, message: string) => heard.get(message)?.());

  const mark = createRedisWriteMarker(sender, prefix);

  return {
    mark,
    async echo() {
      const message = randomUUID();
      const isBack = new Promise<void>((resolve) => heard.set(message, resolve));
      try {
        await mark.set();
        if ((await sender.publish(channel, message)) === 0) throw new Error('nobody listens');
        await withTimeout(isBack, ANSWER_WITHIN_MS);
      } finally {
        heard.delete(message);
      }
    },
    close() {
      listener.disconnect();
      sender.disconnect();
    },
  };
}
