const FIRST_MS = 4_000;
const CAP_MS = 15_000;
const FACTOR = 2;

/**
 * Full jitter: 5,000 clients cut at once come back spread over seconds. `attempt` counts from 1; `random` is in [0, 1).
 * Returns milliseconds.
 */
export function backOffMs(attempt: number, random: number): number {
  return random * Math.min(CAP_MS, FIRST_MS * FACTOR ** (attempt - 1));
}
