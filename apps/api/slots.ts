import { BusyError } from '@pailei/contracts/errors';

const RETRY_SECONDS = 5;

/** Takes a slot, waiting in line for it; what it returns gives the slot back. */
export type TakeSlot = () => Promise<() => void>;

/** So many at once; the others wait in line, and who has waited too long is told to come back. */
export function createSlots(count: number, longestWaitMs: number): TakeSlot {
  const line = new Set<() => void>();
  let free = count;

  const giveBack = () => {
    const [next] = line;
    if (!next) return void (free += 1);
    line.delete(next);
    next();
  };

  /** Giving back twice gives one. */
  const slot = () => {
    let isTaken = true;
    return () => {
      if (isTaken) giveBack();
      isTaken = false;
    };
  };

  return () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(slot());
    }
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve(slot());
      };
      const timer = setTimeout(() => {
        line.delete(go);
        reject(new BusyError(RETRY_SECONDS));
      }, longestWaitMs);
      line.add(go);
    });
  };
}
