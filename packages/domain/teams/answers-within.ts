/** So many of the newest answers count, and fewer than the second number say nothing. */
export const ANSWERS_COUNTED = 10;
const ANSWERS_NEEDED = 3;

const MINUTE_MS = 60_000;

type Answered = { created_at: string; answered_at: string };

/**
 * In how many minutes a team answers: the median of the last ten answers, rounded up, at least 1. Of an even number the later of
 * the two in the middle. Null below three. `answers` newest first, times ISO, UTC.
 */
export function answersWithinMinutes(answers: readonly Answered[]): number | null {
  const counted = answers.slice(0, ANSWERS_COUNTED);
  if (counted.length < ANSWERS_NEEDED) return null;
  const waits = counted
    .map(({ created_at, answered_at }) => Date.parse(answered_at) - Date.parse(created_at))
    .toSorted((a, b) => a - b);
  return Math.max(1, Math.ceil((waits[Math.floor(waits.length / 2)] ?? 0) / MINUTE_MS));
}
