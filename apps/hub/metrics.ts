import { createMetrics } from '@pailei/core/ground/metrics/metrics';
import { poolUsage, type Db } from '@pailei/db/client';
import type { Hub } from './delivery/hub.ts';

type HubMetricsDeps = { db: Db; hub: Hub; canary: { latencyMs(): number; isDelivering(): boolean } };

/** The metrics of this process, of what the hub counts anyway. */
export function createHubMetrics({ db, hub, canary }: HubMetricsDeps) {
  const metrics = createMetrics('hub');
  metrics.levels('database_connections', 'Connections of this process, and callers waiting for one.', () =>
    poolUsage(db),
  );
  metrics.levels('hub_sockets', 'Open sockets, and those with a login.', () => {
    const known = [...hub.connections].filter(({ actor }) => actor !== null).length;
    return { open: hub.connections.size, logged_in: known };
  });
  metrics.levels('hub_rooms', 'Topics that somebody follows here.', () => ({ open: hub.rooms().length }));
  metrics.total('hub_events_total', 'Events forwarded, each counted once per topic.', () => hub.sent.events);
  metrics.total('hub_messages_total', 'Messages with events written to sockets.', () => hub.sent.messages);
  metrics.levels(
    'hub_lag_milliseconds',
    'From the commit of the newest canary to its arrival through the public port.',
    () => ({
      canary: canary.latencyMs(),
    }),
  );
  metrics.levels('hub_delivering', '1 while canaries arrive.', () => ({ canary: Number(canary.isDelivering()) }));
  return metrics;
}
