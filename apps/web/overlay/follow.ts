import type { Fold, TopicName } from '@pailei/contracts/topics/topic';
import type { LiveClient } from '@pailei/live/feed-client';

const RESTART_MS = 1_000;
const ASK_AGAIN_MS = 30_000;

export type Follower<S> = {
  /** Follows this topic instead of the last one; null follows nothing. */
  follow(topic: TopicName<S> | null): void;
};

export type FollowerOptions<S> = {
  readonly fold: Fold<S>;
  readonly onState: (state: S) => void;
  /** Seconds; only ever more than the topic's own. */
  readonly delay?: number;
};

/**
 * One topic at a time, until closed. The last view stays until the next snapshot. A topic that is refused is asked
 * for again, and an event that this old page does not understand reloads the view.
 */
export function createFollower<S>(client: LiveClient, { fold, onState, delay = 0 }: FollowerOptions<S>): Follower<S> {
  let topic: TopicName<S> | null = null;
  let leave = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch(): void {
    if (topic === null) return;
    let state: S | undefined;
    const show = (next: S) => {
      state = next;
      onState(next);
    };
    leave = client.watch(topic, {
      delay,
      onSnapshot: (snapshot) => guard(() => show(snapshot)),
      onEvents: (events) => guard(() => state !== undefined && show(events.reduce(fold, state))),
      onStatus: ({ phase }) => phase === 'denied' && restart(ASK_AGAIN_MS),
    });
  }

  function guard(step: () => void): void {
    try {
      step();
    } catch {
      restart(RESTART_MS);
    }
  }

  function restart(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      leave();
      watch();
    }, waitMs);
  }

  return {
    follow(next) {
      if (next === topic) return;
      clearTimeout(timer);
      leave();
      leave = () => {};
      topic = next;
      watch();
    },
  };
}
