import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { createFeedClient } from '@pailei/live/feed-client';
import type { RushPlayer } from '../../support/rush/rush-site.ts';

export type ToldPlayers = {
  /** Resolves when everybody has heard of a match that was opened since this call. */
  whenAllTold: () => Promise<void>;
  close: () => void;
};

/** Each player on a connection of their own, who follows what concerns them. Resolves when all of them do. */
export async function listen(url: string, players: readonly RushPlayer[]): Promise<ToldPlayers> {
  const waiting = new Set<number>();
  let onAll: () => void = () => undefined;
  const hear = (player: number): void => {
    if (waiting.delete(player) && waiting.size === 0) onAll();
  };
  const clients = await Promise.all(
    players.map(async ({ actor, token }, index) => {
      const client = createFeedClient({ url, origin: url, getToken: () => token });
      const following = Promise.withResolvers<void>();
      client.watch(personalTopic.of(actor.user_id), {
        onSnapshot: () => following.resolve(),
        onEvents: (events) => events.some(({ t }) => t === 'match_opened') && hear(index),
      });
      await following.promise;
      return client;
    }),
  );
  return {
    whenAllTold() {
      players.forEach((_, index) => waiting.add(index));
      return new Promise((resolve) => void (onAll = resolve));
    },
    close: () => clients.forEach((client) => client.close()),
  };
}
