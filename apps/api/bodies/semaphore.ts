import { BusyError } from '@pailei/contracts/http/errors';

const RETRY_SECONDS = 5;

/** Waits for a slot; what it returns releases the slot. */
export type Acquire = () => Promise<() => void>;

/** Lets `count` callers in at once; the others wait in order, and one that has waited too long gets a retry time. */
export function createSemaphore(count: number, maxWaitMs: number): Acquire {
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

  return () => {
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
        reject(new BusyError(RETRY_SECONDS));
      }, maxWaitMs);
      waiting.add(acquire);
    });
  };
}
