import { setTimeout as sleep } from 'node:timers/promises';

export type Repeating = { stop(): Promise<void> };

/** Calls `tick`, which says how long to wait before the next time and never rejects, until it is stopped. */
export function repeat(tick: () => Promise<number>): Repeating {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const waitMs = await tick();
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
