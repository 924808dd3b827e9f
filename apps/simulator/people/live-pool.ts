import type { LiveClient, Watcher } from '@pailei/live/feed-client';

/** Below what one connection may follow, so that none is refused. */
const TOPICS_EACH = 100;

export type LivePool = Pick<LiveClient, 'watch' | 'close'> & { clients(): readonly LiveClient[] };

/** Follows any number of topics through as many connections as that takes. */
export function createLivePool(open: () => LiveClient): LivePool {
  const connections = [{ client: open(), topics: 0 }];

  return {
    clients: () => connections.map(({ client }) => client),
    watch(topic: string, watcher: Watcher) {
      let free = connections.find(({ topics }) => topics < TOPICS_EACH);
      if (!free) connections.push((free = { client: open(), topics: 0 }));
      const connection = free;
      connection.topics += 1;
      const leave = connection.client.watch(topic, watcher);
      let isFollowed = true;
      return () => {
        if (isFollowed) connection.topics -= 1;
        isFollowed = false;
        leave();
      };
    },
    close() {
      for (const { client } of connections) client.close();
    },
  };
}
