import type { Count } from './rate-counters.ts';
import { createSettlement, resume, type CountedWindow, type SettlementDeps } from './settlement.ts';

const MAX_KEYS = 50_000;
/** Of a limit: so much may be counted here before the others have to know it. */
const BLOCK_SHARE = 0.05;

type Limit = { windowMs: number; max: number };

export type SettledCounters = {
  /** Counts one more and says where the counter stands; a promise where the others have to be told first. */
  add(key: string, limit: Limit): Count | Promise<Count>;
  /** The same, only where that is known at once; else nothing is counted. */
  addNow(key: string, limit: Limit): Count | undefined;
};

/**
 * Counters that all processes share without a question for each call: each counts for itself and adds what it counted every 100 ms. A process
 * never has more than a twentieth of a limit that the others do not know of, so that a limit is passed by at most that for each other
 * process. While the shared counters are away each goes by its own count, and tells it when they are back.
 */
export function createSettledCounters(deps: SettlementDeps): SettledCounters {
  const { now } = deps;
  const settlement = createSettlement(deps);
  const windows = new Map<string, CountedWindow>();

  function windowOf(key: string, windowMs: number): CountedWindow {
    const known = windows.get(key);
    if (known && known.until > now()) return known;
    if (windows.size >= MAX_KEYS) forgetEnded();
    const opened = { windowMs, until: now() + windowMs, settled: 0, sent: 0, unsent: 0, waiting: [] };
    windows.set(key, opened);
    if (known) resume(known);
    return opened;
  }

  function forgetEnded(): void {
    for (const [key, { until }] of windows) if (until <= now()) windows.delete(key);
    if (windows.size >= MAX_KEYS) windows.clear();
  }

  /** Whether one more may be counted before the others know, or changes nothing for them. */
  function isKnown({ sent, unsent, settled }: CountedWindow, max: number): boolean {
    return settlement.isAway() || settled > max || sent + unsent < Math.max(1, Math.floor(max * BLOCK_SHARE));
  }

  function counted(key: string, window: CountedWindow, max: number): Count {
    // It is over for everybody: how much over does not matter.
    if (window.settled <= max) {
      window.unsent += 1;
      settlement.note(key, window);
    }
    const { settled, sent, unsent, until } = window;
    return { current: settled + sent + unsent, ttl: until - now() };
  }

  function addNow(key: string, { windowMs, max }: Limit): Count | undefined {
    const window = windowOf(key, windowMs);
    return isKnown(window, max) ? counted(key, window, max) : undefined;
  }

  async function addLater(key: string, limit: Limit): Promise<Count> {
    for (;;) {
      await settlement.told(windowOf(key, limit.windowMs));
      const count = addNow(key, limit);
      if (count) return count;
    }
  }

  return { addNow, add: (key, limit) => addNow(key, limit) ?? addLater(key, limit) };
}
