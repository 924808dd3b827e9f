/** The state of a loop, for the page that shows the processes. */
export type LoopState = {
  name: string;
  /** The longest pause between two ticks. */
  every_ms: number;
  /** True for one that runs earlier, when it is woken or something is due. */
  is_woken: boolean;
  /** When its last tick ended, and how long that took; null before the first. */
  ran_at: string | null;
  took_ms: number | null;
  /** What the last tick that failed said; null when the last one went well. */
  error: string | null;
  failed_at: string | null;
};

export type Loop = {
  state(): LoopState;
  /** Has it run at once, or once more after the tick that is under way: whatever it is woken for, that tick may have missed. */
  wake(): void;
  stop(): Promise<void>;
};

export type LoopWork = {
  tick: () => Promise<unknown>;
  onError: (error: unknown) => void;
  /** Milliseconds until something is due, or null; asked after each tick. Left out: the loop runs by its pauses alone, unless it is woken. */
  nextDueMs?: (() => Promise<number | null>) | undefined;
  isWoken?: boolean | undefined;
  /** Between two ticks, however often it is woken. */
  shortestMs?: number | undefined;
  /** The pause after a tick that failed. */
  retryMs?: number | undefined;
};

/** After a tick that failed, so that a database that is back is soon noticed. */
const RETRY_MS = 2_000;

/**
 * Runs `tick` again and again, at the latest `everyMs` after the end of the one before. A tick that fails is reported, once for the
 * same failure in a row, and the next one comes within 2 s, or `retryMs`.
 */
export function startLoop(name: string, everyMs: number, work: LoopWork): Loop {
  const { tick, onError, nextDueMs = async () => null, isWoken = false, shortestMs = 0, retryMs = RETRY_MS } = work;
  const state: LoopState = {
    name,
    every_ms: everyMs,
    is_woken: isWoken,
    ran_at: null,
    took_ms: null,
    error: null,
    failed_at: null,
  };
  // A wake-up ends the second of them alone.
  const [shortest, pause] = [createPause(), createPause()];
  const stopping = new AbortController();
  let mustRunAgain = false;

  async function runOnce(): Promise<number> {
    const start = performance.now();
    let waitMs = everyMs;
    try {
      await tick();
      waitMs = Math.min(everyMs, (await nextDueMs()) ?? everyMs);
      state.error = null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // A loop that is woken all the time would fill the log of a long outage.
      if (message !== state.error) onError(error);
      state.error = message;
      state.failed_at = new Date().toISOString();
      waitMs = Math.min(everyMs, retryMs);
    }
    state.ran_at = new Date().toISOString();
    state.took_ms = Math.round(performance.now() - start);
    return Math.max(shortestMs, waitMs);
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      mustRunAgain = false;
      const waitMs = await runOnce();
      if (shortestMs > 0 && !stopping.signal.aborted) await shortest.wait(shortestMs);
      if (!stopping.signal.aborted && !mustRunAgain) await pause.wait(waitMs - shortestMs);
    }
  })();
  return {
    state: () => ({ ...state }),
    wake() {
      mustRunAgain = true;
      pause.end();
    },
    stop() {
      stopping.abort();
      shortest.end();
      pause.end();
      return running;
    },
  };
}

/** One wait at a time, which may be ended early. */
function createPause() {
  let end = (): void => undefined;
  return {
    wait: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
}
