import { limitKey } from '@pailei/core/proxies';

const MINUTE_MS = 60_000;
const TIDY_ABOVE = 10_000;

export type ConnectLimit = ReturnType<typeof createConnectLimit>;

/**
 * So many connects a minute from one address: that many at once, then one after the other as time fills the bucket again. A
 * page that was refused once comes back by itself seconds later. `now` is in milliseconds that only grow.
 */
export function createConnectLimit({ perMinute, now }: { perMinute: number; now: () => number }) {
  const refillMs = MINUTE_MS / perMinute;
  /** When the bucket of an address will be full again. */
  const fullAt = new Map<string, number>();

  const tidy = () => {
    for (const [key, at] of fullAt) if (at <= now()) fullAt.delete(key);
  };

  return {
    /** 0, or after how many milliseconds the address may try again. */
    take(address: string): number {
      const key = limitKey(address);
      const nextFullAt = Math.max(now(), fullAt.get(key) ?? 0) + refillMs;
      const waitMs = nextFullAt - now() - MINUTE_MS;
      if (waitMs > 0) return waitMs;
      if (fullAt.size >= TIDY_ABOVE) tidy();
      fullAt.set(key, nextFullAt);
      return 0;
    },
  };
}
