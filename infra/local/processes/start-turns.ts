import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_TURN_MS = 10_000;

/** Resolves when the caller may start, or is stopped; returns how to end its turn. */
export type StartTurns = (stopped: AbortSignal) => Promise<() => void>;

/**
 * Staggers the starts of several processes: the next begins when the one before it is ready or has ended, at the latest
 * after `longestMs`. Processes that start together on a busy machine make each other late.
 */
export function createStartTurns(longestMs = LONGEST_TURN_MS): StartTurns {
  let last: Promise<unknown> = Promise.resolve();
  return async (stopped) => {
    const before = last;
    const ended = Promise.withResolvers<void>();
    last = before.then(() => Promise.race([ended.promise, sleep(longestMs, undefined, { ref: false })]));
    await Promise.race([before, once(stopped, 'abort')]);
    return ended.resolve;
  };
}
