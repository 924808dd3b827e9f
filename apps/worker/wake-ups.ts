import { loopChannel } from '@pailei/live/publish';
import type { SiteRedis } from '@pailei/live/site-redis';
import { Redis } from 'ioredis';

type WakeUpsDeps = {
  redis: SiteRedis;
  /** The name of a loop that has something to do. */
  onWakeUp: (loop: string) => void;
  /** The channel is open (again): what was published meanwhile was missed. */
  onSubscribed: () => void;
};

/** Hears, on a connection of its own, what commits leave for the loops. What is lost here they find by their longest pause. */
export function listenForWakeUps({ redis: site, onWakeUp, onSubscribed }: WakeUpsDeps): { close: () => void } {
  const redis = new Redis(site.url, {
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  redis.on('error', () => undefined);
  redis.on('ready', () => void redis.subscribe(loopChannel(site)).then(onSubscribed, () => redis.disconnect(true)));
  redis.on('message', (_channel: string, loop: string) => onWakeUp(loop));
  return { close: () => redis.disconnect() };
}
