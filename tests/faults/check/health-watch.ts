import { setTimeout as sleep } from 'node:timers/promises';
import type { Health, HealthPart } from '@pailei/contracts/http/health';

export type Part = HealthPart['name'];

/** What `/api/health` said, or that it said nothing: then only `api` is known to be down. */
type Said = {
  /** When it was asked and when it answered, by `performance.now()`. */
  askedAt: number;
  at: number;
  isGreen: boolean;
  down: readonly (Part | 'api')[];
};

export type HealthWatch = {
  /** Resolves to the milliseconds since `since` when every one of `parts` is called down; `undefined`: not within `withinMs`. */
  untilDown: (parts: readonly (Part | 'api')[], since: number, withinMs: number) => Promise<number | undefined>;
  untilGreen: (since: number, withinMs: number) => Promise<number | undefined>;
  /** Answers that were asked for and given in this time and are not as `isGreen` says, in words. */
  findOthers: (isGreen: boolean, from: number, to: number) => string[];
  stop: () => Promise<void>;
};

const EVERY_MS = 250;
/** Who waits longer than this for the health of a site takes it for dead. */
const LIMIT_MS = 3_000;

/** Asks a site for its health all the time, and keeps what it says. */
export function watchHealth(url: string): HealthWatch {
  const said: Said[] = [];
  const stopping = new AbortController();

  const asking = (async () => {
    while (!stopping.signal.aborted) {
      said.push(await askHealth(url));
      await sleep(EVERY_MS);
    }
  })();

  async function until(holds: (one: Said) => boolean, since: number, withinMs: number): Promise<number | undefined> {
    for (;;) {
      const found = said.find((one) => one.askedAt >= since && holds(one));
      if (found) return Math.round(found.at - since);
      if (performance.now() - since > withinMs + LIMIT_MS) return undefined;
      await sleep(EVERY_MS);
    }
  }

  return {
    untilDown: (parts, since, withinMs) =>
      until(({ down, at }) => at - since <= withinMs && parts.every((part) => down.includes(part)), since, withinMs),
    untilGreen: (since, withinMs) => until(({ isGreen, at }) => isGreen && at - since <= withinMs, since, withinMs),
    findOthers: (isGreen, from, to) =>
      said
        .filter((one) => one.askedAt >= from && one.at <= to && one.isGreen !== isGreen)
        .map(
          (one) => `${((one.at - from) / 1_000).toFixed(1)} s: ${one.isGreen ? 'green' : `down: ${one.down.join()}`}`,
        ),
    async stop() {
      stopping.abort();
      await asking;
    },
  };
}

async function askHealth(url: string): Promise<Said> {
  const askedAt = performance.now();
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(LIMIT_MS) });
    const { data } = (await response.json()) as { data: Health | null };
    const down = data?.parts.filter(({ state }) => state === 'down').map(({ name }) => name) ?? ['api' as const];
    return { askedAt, at: performance.now(), isGreen: response.status === 200, down };
  } catch {
    return { askedAt, at: performance.now(), isGreen: false, down: ['api'] };
  }
}
