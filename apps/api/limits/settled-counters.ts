import type { AddMany, Count } from './rate-counters.ts';

/** What was counted here is told to the others this much later, at most. */
const SETTLE_EVERY_MS = 100;
/** After a failure the shared counters are left alone for this long. */
const REST_MS = 1_000;
const MAX_KEYS = 50_000;
/** One call of Redis stays short. */
const MAX_AT_ONCE = 500;
/** Of a limit: so much may be counted here before the others have to know it. */
const BLOCK_SHARE = 0.05;

type Window = {
  windowMs: number;
  until: number;
  /** By all processes, when it was told last. */
  settled: number;
  /** On their way to the shared counter. */
  sent: number;
  unsent: number;
  /** Those who wait until the others know what was counted here. */
  waiting: (() => void)[];
};

type Entry = readonly [string, Window];
type Limit = { windowMs: number; max: number };

export type SettledCounters = {
  /** Counts one more and says where the counter stands; a promise where the others have to be asked first. */
  add(key: string, limit: Limit): Count | Promise<Count>;
  /** The same, only where that is known at once; else nothing is counted. */
  addNow(key: string, limit: Limit): Count | undefined;
};

export type SettledCountersDeps = {
  addMany: AddMany;
  /** Milliseconds that only grow. */
  now: () => number;
};

/**
 * Counters that all processes share without a question for each call: each counts for itself and adds what it counted every 100 ms. A process
 * never has more than a twentieth of a limit that the others do not know of, so that a limit is passed by at most that for each other
 * process. While the shared counters are away each goes by its own count, and tells it when they are back.
 */
export function createSettledCounters({ addMany, now }: SettledCountersDeps): SettledCounters {
  const windows = new Map<string, Window>();
  const dirty = new Map<string, Window>();
  let timer: NodeJS.Timeout | undefined;
  let isSettling = false;
  let awayUntil = Number.NEGATIVE_INFINITY;

  function windowOf(key: string, windowMs: number): Window {
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

  function countIn(key: string, window: Window): void {
    window.unsent += 1;
    dirty.set(key, window);
    timer ??= setTimeout(settle, SETTLE_EVERY_MS).unref();
  }

  function settle(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isSettling || isAway()) return;
    const batch = [...dirty].slice(0, MAX_AT_ONCE);
    for (const [key] of batch) dirty.delete(key);
    const [living, ended] = [batch.filter(isLiving), batch.filter((entry) => !isLiving(entry))];
    for (const [, window] of ended) resume(window);
    if (living.length > 0) void send(living);
  }

  async function send(batch: readonly Entry[]): Promise<void> {
    isSettling = true;
    for (const [, window] of batch) [window.sent, window.unsent] = [window.unsent, 0];
    try {
      const counts = await addMany(batch.map(([key, { windowMs, sent }]) => ({ key, windowMs, amount: sent })));
      for (const [place, [, window]] of batch.entries()) take(window, counts[place]);
    } catch {
      awayUntil = now() + REST_MS;
      for (const [key, window] of batch) putBack(key, window);
    }
    isSettling = false;
    for (const [, window] of batch) resume(window);
    settleLater();
  }

  function settleLater(): void {
    if (dirty.size === 0) return;
    if ([...dirty.values()].some(({ waiting }) => waiting.length > 0)) settle();
    if (dirty.size > 0) timer ??= setTimeout(settle, isAway() ? REST_MS : SETTLE_EVERY_MS).unref();
  }

  function resume({ waiting }: Window): void {
    for (const goOn of waiting.splice(0)) goOn();
  }

  function take(window: Window, count: Count | undefined): void {
    window.sent = 0;
    if (!count) return;
    window.settled = count.current;
    window.until = now() + Math.max(0, count.ttl);
  }

  function putBack(key: string, window: Window): void {
    window.unsent += window.sent;
    window.sent = 0;
    dirty.set(key, window);
  }

  const isAway = () => now() < awayUntil;
  const isLiving = ([, { until }]: Entry) => until > now();

  /** Whether one more may be counted without the others, or changes nothing for them. */
  function isKnown({ sent, unsent, settled }: Window, max: number): boolean {
    return isAway() || settled > max || sent + unsent < Math.max(1, Math.floor(max * BLOCK_SHARE));
  }

  function counted(key: string, window: Window, max: number): Count {
    // It is over for everybody: how much over does not matter.
    if (window.settled <= max) countIn(key, window);
    const { settled, sent, unsent, until } = window;
    return { current: settled + sent + unsent, ttl: until - now() };
  }

  function addNow(key: string, { windowMs, max }: Limit): Count | undefined {
    const window = windowOf(key, windowMs);
    return isKnown(window, max) ? counted(key, window, max) : undefined;
  }

  async function addLater(key: string, limit: Limit): Promise<Count> {
    for (;;) {
      const count = addNow(key, limit);
      if (count) return count;
      const window = windowOf(key, limit.windowMs);
      await new Promise<void>((goOn) => {
        window.waiting.push(goOn);
        settle();
      });
    }
  }

  return { addNow, add: (key, limit) => addNow(key, limit) ?? addLater(key, limit) };
}
