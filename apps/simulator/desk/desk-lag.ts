/** In milliseconds, of everything that took its time: the usual one, one of a hundred, and the worst. */
export type Spread = { p50: number; p99: number; most: number };

/** How far a list was behind what was played. */
export type LagReport = {
  /** Rows that stood there. */
  rows: number;
  /** Until a row came. */
  came: Spread;
  /** How long one stood there that was settled already. */
  stayed: Spread;
  /** How long one stood there in all. */
  stood: Spread;
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
  const standing = new Map<string, number>();
  const took: Record<'came' | 'stayed' | 'stood', number[]> = { came: [], stayed: [], stood: [] };

  function compare(): void {
    const due = new Set([...played.values()].flatMap((keys) => [...keys]));
    took.came.push(...track(missing, difference(due, desk)));
    took.stayed.push(...track(stale, difference(desk, due)));
    took.stood.push(...track(standing, [...desk]));
  }

  /** Notes since when these are so, and answers how long it was of what is over. */
  function track(since: Map<string, number>, keys: readonly string[]): number[] {
    const ended = [...since].filter(([key]) => !keys.includes(key));
    for (const [key] of ended) since.delete(key);
    for (const key of keys) if (!since.has(key)) since.set(key, now());
    return ended.map(([, begun]) => now() - begun);
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
      rows: took.stood.length + standing.size,
      came: spreadOf(took.came),
      stayed: spreadOf(took.stayed),
      stood: spreadOf(took.stood),
      left: [...[...missing.keys()].map((key) => `missing ${key}`), ...[...stale.keys()].map((key) => `stale ${key}`)],
    }),
  };
}

const difference = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((key) => !other.has(key));

function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
