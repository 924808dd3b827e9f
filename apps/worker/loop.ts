import { setTimeout as sleep } from 'node:timers/promises';

/** The state of a loop, for the page that shows the processes. */
export type LoopState = {
  name: string;
  every_ms: number;
  /** When its last tick ended, and how long that took; null before the first. */
  ran_at: string | null;
  took_ms: number | null;
  /** What the last tick that failed said; null when the last one went well. */
  error: string | null;
  failed_at: string | null;
};

export type Loop = { state(): LoopState; stop(): Promise<void> };

/**
 * Runs `tick` again and again, `everyMs` after the end of the one before. A tick that fails is reported, once for the same
 * failure in a row, and the next one comes.
 */
export function startLoop(
  name: string,
  everyMs: number,
  { tick, onError }: { tick: () => Promise<void>; onError: (error: unknown) => void },
): Loop {
  const stopping = new AbortController();
  const state: LoopState = { name, every_ms: everyMs, ran_at: null, took_ms: null, error: null, failed_at: null };
  const runOnce = async () => {
    const start = performance.now();
    try {
      await tick();
      state.error = null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // A loop that runs twenty times a second would fill the log of a long outage.
      if (message !== state.error) onError(error);
      state.error = message;
      state.failed_at = new Date().toISOString();
    }
    state.ran_at = new Date().toISOString();
    state.took_ms = Math.round(performance.now() - start);
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await runOnce();
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    state: () => ({ ...state }),
    stop() {
      stopping.abort();
      return running;
    },
  };
}
