import { liveChannel } from '@pailei/live/publish';
import type { SiteRedis } from '@pailei/live/site-redis';
import { Redis } from 'ioredis';

const PROBE_EVERY_MS = 5_000;
const RECONNECT_CAP_MS = 2_000;

const OPTIONS = {
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(100 * attempt, RECONNECT_CAP_MS),
};

type SubscriberDeps = {
  redis: SiteRedis;
  hubId: string;
  onWakeUp: (message: string) => void;
  /** The channel is open (again): what was published meanwhile was missed. */
  onSubscribed: () => void;
  onError: (error: unknown, what: string) => void;
};

/**
 * Subscribes to the live channel on a connection of its own. Each 5 s a probe goes out and must come back through the channel
 * before the next; a connection that is open but receives nothing is replaced.
 */
export function startSubscriber({ redis: site, hubId, onWakeUp, onSubscribed, onError }: SubscriberDeps) {
  const channel = liveChannel(site);
  let probes = 0;
  let lastBack = 0;
  let isOpen = false;
  let connections = connect();

  function connect() {
    const listener = new Redis(site.url, OPTIONS);
    const prober = new Redis(site.url, OPTIONS);
    isOpen = false;
    for (const redis of [listener, prober]) redis.on('error', (error) => onError(error, 'Redis'));
    listener.on('close', () => (isOpen = false));
    listener.on('ready', () => {
      listener.subscribe(channel).then(
        () => {
          isOpen = true;
          onSubscribed();
        },
        (error: unknown) => {
          onError(error, 'subscribing in Redis');
          listener.disconnect(true);
        },
      );
    });
    listener.on('message', (_channel: string, message: string) => {
      if (message.startsWith('probe ')) takeProbe(message);
      else onWakeUp(message);
    });
    return { listener, prober };
  }

  function takeProbe(message: string): void {
    const [, from, number] = message.split(' ');
    if (from === hubId) lastBack = Number(number);
  }

  const timer = setInterval(() => {
    const isDeaf = probes > 0 && lastBack < probes;
    if (isDeaf) {
      onError(new Error('no probe came back'), 'Redis');
      disconnect();
      connections = connect();
      probes = 0;
      lastBack = 0;
      return;
    }
    probes += 1;
    connections.prober.publish(channel, `probe ${hubId} ${probes}`).catch(() => undefined);
  }, PROBE_EVERY_MS);

  function disconnect(): void {
    for (const redis of [connections.listener, connections.prober]) {
      redis.removeAllListeners();
      redis.on('error', () => undefined);
      redis.disconnect();
    }
  }

  return {
    isOpen: () => isOpen,
    stop() {
      clearInterval(timer);
      disconnect();
    },
  };
}
