import { createLiveClient, type LiveClient } from '@pailei/live/client';
import { createFeedClient } from '@pailei/live/feed-client';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';

/** Whether a client is live now; when it first lost its connection, and first had it again after that (0: never). */
export type Connection = { isLive: boolean; cutAt: number; backAt: number };

/** A client that follows the site, by turns of either kind of connection. */
export function watchConnection(
  index: number,
  { url, origin }: { url: string; origin: string },
): { client: LiveClient; seen: Connection } {
  const client = (index % 2 === 0 ? createLiveClient : createFeedClient)({ url, origin });
  const seen: Connection = { isLive: false, cutAt: 0, backAt: 0 };
  client.onState(({ phase }) => {
    if (seen.isLive && phase === 'reconnecting') seen.cutAt ||= performance.now();
    if (seen.cutAt > 0 && phase === 'live') seen.backAt ||= performance.now();
  });
  client.watch(systemTopic.of(), {
    onSnapshot: () => undefined,
    onEvents: () => undefined,
    onStatus: ({ phase }) => (seen.isLive = phase === 'live'),
  });
  return { client, seen };
}
