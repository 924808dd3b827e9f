const FIRST_MS = 4_000;
const CAP_MS = 15_000;
const FACTOR = 2;

const QUICK_MS = 2_000;
const QUICK_TRIES = 6;

/**
 * The wait before a refused request is repeated, with full jitter. `attempt` counts from 1; `random` is in [0, 1).
 * Returns milliseconds.
 */
export function backOffMs(attempt: number, random: number): number {
  return random * Math.min(CAP_MS, FIRST_MS * FACTOR ** (attempt - 1));
}

/**
 * The wait before a lost connection is opened again. A hub that crashed is back within seconds, so the first tries are at
 * most 2 s apart: 5,000 clients cut at once are 2,500 connects a second. From the second on at least half of that passes,
 * so that the quick tries last for 5 s at the least.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  if (attempt > QUICK_TRIES) return backOffMs(attempt - QUICK_TRIES, random);
  return attempt === 1 ? random * QUICK_MS : ((1 + random) * QUICK_MS) / 2;
}
