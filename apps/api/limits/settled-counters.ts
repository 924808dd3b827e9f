import type { Count, AddMany } from './rate-counters.ts';

/** What was counted here is told to the others this much later, at most. */
const SETTLE_EVERY_MS = 100;
/** After a failure the shared counters are left alone for this long. */
const REST_MS = 1_000;
/** One call of Redis stays short. */
const MAX_AT_ONCE = 500;

/** One counter of a process, as long as its window lasts. */
type CountedWindow = {
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

type Entry = readonly [key: string, window: CountedWindow];

type SettlementDeps = {
  addMany: AddMany;
  /** Milliseconds that only grow. */
  now: () => number;
};

/** Adds what was counted here to the shared counters, and takes over where they stand. */
function createSettlement({ addMany, now }: SettlementDeps) {
  const dirty = new Map<string, CountedWindow>();
  let timer: NodeJS.Timeout | undefined;
  let isSettling = false;
  let awayUntil = Number.NEGATIVE_INFINITY;

  const isAway = () => now() < awayUntil;
  const isLiving = ([, { until }]: Entry) => until > now();

  function settle(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isSettling) return;
    if (isAway()) return goOnAlone();
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
      for (const [place, [, window]] of batch.entries()) take(window, counts[place], now());
    } catch {
      awayUntil = now() + REST_MS;
      for (const [key, window] of batch) putBack(key, window);
    }
    isSettling = false;
    for (const [, window] of batch) resume(window);
    settleNext();
  }

  function putBack(key: string, window: CountedWindow): void {
    window.unsent += window.sent;
    window.sent = 0;
    // Another window of the key may have begun meanwhile.
    if (!dirty.has(key)) dirty.set(key, window);
  }

  function settleNext(): void {
    if ([...dirty.values()].some(({ waiting }) => waiting.length > 0)) settle();
    else settleLater();
  }

  function settleLater(): void {
    if (dirty.size > 0) timer ??= setTimeout(settle, isAway() ? REST_MS : SETTLE_EVERY_MS).unref();
  }

  function goOnAlone(): void {
    for (const window of dirty.values()) resume(window);
    settleLater();
  }

  return {
    isAway,
    /** Something was counted: the others are told soon. */
    note(key: string, window: CountedWindow): void {
      dirty.set(key, window);
      settleLater();
    },
    /** Resolves when the others know what was counted in the window, or cannot be told, or when it has ended. */
    told(window: CountedWindow): Promise<void> {
      return new Promise((resolve) => {
        window.waiting.push(resolve);
        settle();
      });
    },
  };
}

function take(window: CountedWindow, count: Count | undefined, now: number): void {
  window.sent = 0;
  if (!count) return;
  window.settled = count.current;
  window.until = now + Math.max(0, count.ttl);
}

/** Those who wait for a window ask again. */
function resume({ waiting }: CountedWindow): void {
  for (const goOn of waiting.splice(0)) goOn();
}

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
