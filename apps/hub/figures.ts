import { createMetrics } from '@pailei/core/metrics';
import { poolLevels } from '@pailei/db/client';
import type { Db } from '@pailei/db/client';
import type { Hub } from './hub.ts';

type FiguresDeps = { db: Db; hub: Hub; canary: { latencyMs(): number; isDelivering(): boolean } };

/** The figures of this process. Nothing is counted for them but what the hub counts anyway. */
export function createFigures({ db, hub, canary }: FiguresDeps) {
  const metrics = createMetrics('hub');
  metrics.levels('database_connections', 'Connections of this process, and callers waiting for one.', () =>
    poolLevels(db),
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
    'From the commit of the newest canary to its arrival through the front door.',
    () => ({
      canary: canary.latencyMs(),
    }),
  );
  metrics.levels('hub_delivering', '1 while canaries arrive.', () => ({ canary: Number(canary.isDelivering()) }));
  return metrics;
}
