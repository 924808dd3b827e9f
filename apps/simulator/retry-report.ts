/** A call that is repeated; without a status there was no answer. */
export type Retry = { call: string; status: number | undefined; waitMs: number };

/** Many callers wait for the same: one line for all of them in this time. */
const SAME_LINE_MS = 20_000;

const REASONS = new Map<number | undefined, string>([
  [
    429,
    'answers 429, a limit on calls from one address. ' +
      'RATE_LIMIT_KEY lifts it: start the site with one and give the same to this command.',
  ],
  [undefined, 'has no answer.'],
]);

/** Logs what the simulator waits for, and counts the retries. */
export function createRetryReport({ log, now }: { log: (line: string) => void; now: () => number }) {
  const counts = new Map<number | undefined, Map<string, number>>();
  const saidAt = new Map<string, number>();

  function say({ call, status, waitMs }: Retry): void {
    const reason = REASONS.get(status) ?? `answers ${status}, the site is busy or away.`;
    const key = `${call} ${status}`;
    if (now() - (saidAt.get(key) ?? -Infinity) < SAME_LINE_MS) return;
    saidAt.set(key, now());
    log(`waiting ${Math.ceil(waitMs / 1_000)} s: ${call} ${reason}`);
  }

  return {
    note(repeat: Retry): void {
      const calls = counts.get(repeat.status) ?? new Map<string, number>();
      calls.set(repeat.call, (calls.get(repeat.call) ?? 0) + 1);
      counts.set(repeat.status, calls);
      say(repeat);
    },
    summary(): string[] {
      if (counts.size === 0) return ['no call was repeated'];
      return [...counts]
        .map(([status, calls]) => ({ status: status ?? 'no answer', calls, total: sum(calls.values()) }))
        .toSorted((a, b) => b.total - a.total)
        .map(({ status, calls, total }) => `${status} repeated ${total} times: ${listed(calls)}`);
    },
  };
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

const listed = (calls: ReadonlyMap<string, number>) =>
  [...calls]
    .toSorted(([, a], [, b]) => b - a)
    .map(([call, count]) => `${count} ${call}`)
    .join(', ');
