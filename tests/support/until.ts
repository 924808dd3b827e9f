import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;

type Bound = { withinMs: number; /** What the error says did not come. */ what: string };

/** Asks again and again until the answer is there; throws when the time is up. For what has no event to wait for. */
export async function until<T>(
  read: () => T | undefined | Promise<T | undefined>,
  { withinMs, what }: Bound,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await read();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs} ms`);
    await sleep(EVERY_MS);
  }
}

/** Proof that nothing happens: throws as soon as the value is another one than it was at first. */
export async function staysSame<T>(read: () => T, forMs: number): Promise<T> {
  const first = read();
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await sleep(EVERY_MS);
    const now = JSON.stringify(read());
    if (now !== JSON.stringify(first)) throw new Error(`${JSON.stringify(first)} became ${now}`);
  }
  return first;
}
