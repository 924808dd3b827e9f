import type { LiveClient, LiveEvent } from '@pailei/live/feed-client';

const RESTART_MS = 1_000;
const ASK_AGAIN_MS = 30_000;

export interface Follower {
  /** Follows this topic instead of the last one; null follows nothing. */
  follow(topic: string | null): void;
}

export interface FollowerOptions<S> {
  readonly fold: (state: S, event: LiveEvent) => S;
  readonly onState: (state: S) => void;
  /** Seconds; only ever more than the topic's own. */
  readonly delay?: number;
}

/**
 * One topic at a time, for ever. What was shown last stays until the next snapshot. A topic that is refused is asked
 * for again, and an event that this old page does not understand starts the view anew.
 */
export function createFollower<S>(client: LiveClient, { fold, onState, delay = 0 }: FollowerOptions<S>): Follower {
  let topic: string | null = null;
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
      onSnapshot: (snapshot) => guard(() => show(snapshot as S)),
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
