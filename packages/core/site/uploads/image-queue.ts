import { BusyError } from '@pailei/contracts/http/errors';

/** How long an image waits for those before it. */
export const QUEUE_LIMIT_MS = 5_000;
export const RETRY_SECONDS = 10;

/** One after the other. What has waited until its deadline (by the clock that only grows) is refused with a `BusyError`. */
export function createImageQueue() {
  let last: Promise<void> = Promise.resolve();
  return {
    async run<T>(work: () => Promise<T>, until: number): Promise<T> {
      const [before, done] = [last, Promise.withResolvers<void>()];
      last = done.promise;
      try {
        if (await isOverBy(before, until)) return await work();
        throw new BusyError(RETRY_SECONDS);
      } finally {
        void before.then(done.resolve);
      }
    },
  };
}

/** A queue for each account, so that one account has a single image among those of all. */
export function createAccountQueues() {
  const queues = new Map<string, { queue: ReturnType<typeof createImageQueue>; images: number }>();
  return {
    async run<T>(account: string, work: () => Promise<T>, until: number): Promise<T> {
      const own = queues.get(account) ?? { queue: createImageQueue(), images: 0 };
      queues.set(account, own);
      own.images += 1;
      try {
        return await own.queue.run(work, until);
      } finally {
        own.images -= 1;
        if (own.images === 0) queues.delete(account);
      }
    },
  };
}

async function isOverBy(before: Promise<void>, until: number): Promise<boolean> {
  const limit = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => limit.resolve(false), Math.max(0, until - performance.now()));
  const isOver = await Promise.race([before.then(() => true), limit.promise]);
  clearTimeout(timer);
  return isOver;
}
