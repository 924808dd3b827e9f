import { Redis } from 'ioredis';
import type { Appended } from './log.ts';
import type { SiteRedis } from './site-redis.ts';

/** The one Redis channel of a site's wake-ups. A message is the topic, a line feed, and the JSON of epoch and events. */
export const liveChannel = ({ prefix }: SiteRedis) => `${prefix}:live`;

export type Publisher = {
  /** Sends a wake-up for what a commit appended. Best effort: it never throws, waits or tries again. */
  publish(appended: Appended[]): void;
  close(): void;
};

/** The Redis channel on which a site's workers are woken. A message is the name of a loop. */
export const loopChannel = ({ prefix }: SiteRedis) => `${prefix}:loops`;

export type SitePublisher = Publisher & {
  /** Wakes these loops of the workers. Best effort: a loop whose wake-up is lost runs by its longest pause. */
  wakeLoops(names: Iterable<string>): void;
};

/** The topic stands first, so that a hub without listeners of it need not read the rest. */
export const encodeWakeUp = ({ topic, epoch, events }: Appended) => `${topic}\n${JSON.stringify({ epoch, events })}`;

export function decodeWakeUpTopic(message: string): string | undefined {
  const end = message.indexOf('\n');
  return end > 0 ? message.slice(0, end) : undefined;
}

export function decodeWakeUp(topic: string, message: string): Appended | undefined {
  try {
    const { epoch, events } = JSON.parse(message.slice(topic.length + 1)) as Omit<Appended, 'topic'>;
    return typeof epoch === 'string' && Array.isArray(events) ? { topic, epoch, events } : undefined;
  } catch {
    return undefined;
  }
}

/** Wake-ups in one write: each write is a system call, and the hubs begin with the first. */
const SENT_TOGETHER = 64;

/** A publisher on a connection of its own. What is lost here, the hubs' sweep finds. */
export function createPublisher(site: SiteRedis): SitePublisher {
  const channel = liveChannel(site);
  const woken = new Set<string>();
  const redis = new Redis(site.url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  redis.on('error', () => {});
  function sendWoken(): void {
    for (const name of woken) redis.publish(loopChannel(site), name).catch(() => {});
    woken.clear();
  }
  return {
    publish(appended) {
      for (let first = 0; first < appended.length; first += SENT_TOGETHER) {
        const pipeline = redis.pipeline();
        for (const part of appended.slice(first, first + SENT_TOGETHER)) pipeline.publish(channel, encodeWakeUp(part));
        pipeline.exec().catch(() => {});
      }
    },
    wakeLoops(names) {
      // Commits of one turn wake a loop once.
      if (woken.size === 0) setImmediate(sendWoken);
      for (const name of names) woken.add(name);
    },
    close() {
      redis.disconnect();
    },
  };
}
