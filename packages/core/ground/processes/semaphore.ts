import { BusyError } from '@pailei/contracts/http/errors';

/** Waits so long for a slot; what it returns releases the slot. */
export type Acquire = (maxWaitMs: number) => Promise<() => void>;

/** Lets in `count` callers; the others wait in order, and one that has waited too long is refused with a `BusyError`. */
export function createSemaphore(count: number, retrySeconds: number): Acquire {
  const waiting = new Set<() => void>();
  let free = count;

  const release = () => {
    const [next] = waiting;
    if (!next) return void (free += 1);
    waiting.delete(next);
    next();
  };

  /** Releasing twice frees one slot. */
  const slot = () => {
    let isTaken = true;
    return () => {
      if (isTaken) release();
      isTaken = false;
    };
  };

  return (maxWaitMs) => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(slot());
    }
    return new Promise((resolve, reject) => {
      const acquire = () => {
        clearTimeout(timer);
        resolve(slot());
      };
      const timer = setTimeout(() => {
        waiting.delete(acquire);
        reject(new BusyError(retrySeconds));
      }, maxWaitMs);
      waiting.add(acquire);
    });
  };
}
