import { setTimeout as sleep } from 'node:timers/promises';

export type Loop = { stop(): Promise<void> };

/** Runs `tick` again and again, `everyMs` after the end of the one before. A tick that fails is reported and the next one comes. */
export function startLoop(name: string, everyMs: number, tick: () => Promise<void>): Loop {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await tick();
      } catch (error) {
        console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
