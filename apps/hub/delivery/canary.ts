import { randomUUID } from 'node:crypto';
import { removeHeartbeat, writeHeartbeat } from '@pailei/core/site/health/process-heartbeats';
import type { Db } from '@pailei/db/client';
import { createFeedClient } from '@pailei/live/feed-client';
import { canaryTopic } from '@pailei/contracts/site/canary/canary.topic';

const BEAT_EVERY_MS = 5_000;
const DELIVERED_WITHIN_MS = 20_000;

type CanaryDeps = {
  db: Db;
  url: string;
  origin: string;
  hubId: string;
  /** Metrics of this process, for its heartbeat. */
  detail: () => Record<string, number | boolean>;
  /** The database's clock, in milliseconds. */
  now: () => number;
  headers: Record<string, string>;
  onError: (error: unknown, what: string) => void;
};

/**
 * Follows the canary topic, which the worker writes to every 5 s, through this hub's own public port, and records what came
 * out: the proof that delivery works from end to end.
 */
export function startCanary({ db, url, origin, headers, hubId, detail, now, onError }: CanaryDeps) {
  let version = 0;
  let deliveredAt = -Infinity;
  let latencyMs = 0;
  const isDelivering = () => performance.now() - deliveredAt < DELIVERED_WITHIN_MS;
  const beat = () => {
    const state = {
      canary_version: version,
      canary_latency_ms: latencyMs,
      is_delivering: isDelivering(),
      ...detail(),
    };
    writeHeartbeat(db, { process_id: hubId, kind: 'hub', detail: state }).catch((error: unknown) =>
      onError(error, 'writing the heartbeat'),
    );
  };
  const client = createFeedClient({ url, origin, headers });
  client.watch(canaryTopic.of(), {
    onSnapshot: (_state, at) => (version = at),
    onEvents: (events) => {
      const wasDelivering = isDelivering();
      const newest = events.at(-1);
      if (newest) {
        version = newest.v;
        latencyMs = Math.max(0, Math.round((now() - Date.parse(newest.at)) * 10) / 10);
      }
      deliveredAt = performance.now();
      if (!wasDelivering) beat();
    },
  });
  const timer = setInterval(beat, BEAT_EVERY_MS);
  beat();

  return {
    isDelivering,
    latencyMs: () => latencyMs,
    async stop() {
      clearInterval(timer);
      client.close();
      await removeHeartbeat(db, hubId).catch((error: unknown) => onError(error, 'removing the heartbeat'));
    },
  };
}

export const newHubId = () => `hub-${process.pid}-${randomUUID().slice(0, 8)}`;
