/** How far a list was behind what was played, in milliseconds. */
export type LagReport = {
  /** Rows that stood there. */
  rows: number;
  /** The slowest that came. */
  came_ms: number;
  /** The oldest that stood there when it was settled already. */
  stayed_ms: number;
  /** The longest that a referee let one wait. */
  waited_ms: number;
  /** What was wrong at the end: missing in the list, or left there. */
  left: string[];
};

/** What stands in a list of the desk and what should, each as a set of keys, and since when they differ. */
export function createDeskLag(now: () => number) {
  let desk: ReadonlySet<string> = new Set();
  const played = new Map<string, ReadonlySet<string>>();
  /** Keys that are on one side alone, and since when. */
  const missing = new Map<string, number>();
  const stale = new Map<string, number>();
  const waiting = new Map<string, number>();
  const report = { rows: 0, came_ms: 0, stayed_ms: 0, waited_ms: 0 };

  function compare(): void {
    const due = new Set([...played.values()].flatMap((keys) => [...keys]));
    report.came_ms = track(missing, difference(due, desk), report.came_ms);
    report.stayed_ms = track(stale, difference(desk, due), report.stayed_ms);
    for (const key of desk) if (!waiting.has(key)) report.rows += 1;
    report.waited_ms = track(waiting, [...desk], report.waited_ms);
  }

  /** Notes since when these are so; the longest of what is over, or the longest of before. */
  function track(since: Map<string, number>, keys: readonly string[], longest: number): number {
    const ended = [...since].filter(([key]) => !keys.includes(key));
    for (const [key] of ended) since.delete(key);
    for (const key of keys) if (!since.has(key)) since.set(key, now());
    return Math.max(longest, ...ended.map(([, begun]) => now() - begun));
  }

  return {
    onDesk(keys: Iterable<string>): void {
      desk = new Set(keys);
      compare();
    },
    /** What waits for a referee in one match, by its own record. */
    inMatch(id: string, keys: Iterable<string>): void {
      played.set(id, new Set(keys));
      compare();
    },
    report: (): LagReport => ({
      ...report,
      left: [...[...missing.keys()].map((key) => `missing ${key}`), ...[...stale.keys()].map((key) => `stale ${key}`)],
    }),
  };
}

const difference = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((key) => !other.has(key));
