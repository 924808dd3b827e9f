import { createSemaphore } from '../../ground/processes/semaphore.ts';

/** How long an image waits for those before it. */
export const QUEUE_LIMIT_MS = 5_000;
export const RETRY_SECONDS = 10;

/** One after the other. What has waited until its deadline (by the clock that only grows) is refused with a `BusyError`. */
export function createImageQueue() {
  const take = createSemaphore(1, RETRY_SECONDS);
  return {
    async run<T>(work: () => Promise<T>, until: number): Promise<T> {
      const release = await take(Math.max(0, until - performance.now()));
      try {
        return await work();
      } finally {
        release();
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
