import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GIVE_UP_AFTER_MS, nextTryAt } from './webhooks.ts';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();

test('a target that answers 500 from the first try on is tried 19 times within a day, later and later', () => {
  const pauses: number[] = [];
  let at = START;
  for (let attempts = 1; ; attempts++) {
    const next = nextTryAt({ attempts, failingSince: iso(START), now: iso(at) });
    if (next === null) break;
    pauses.push((Date.parse(next) - at) / 1_000);
    at = Date.parse(next);
  }
  expect(pauses.slice(0, 8)).toEqual([5, 30, 120, 600, 1_800, 3_600, 7_200, 7_200]);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(at - START).toBeGreaterThanOrEqual(GIVE_UP_AFTER_MS);
  expect(pauses).toHaveLength(18);
});

test('there is a next try, later than now, exactly while the target has failed for less than a day', () => {
  const attempts = fc.integer({ min: 0, max: 10_000 });
  const failedMs = fc.integer({ min: 0, max: 3 * GIVE_UP_AFTER_MS });
  fc.assert(
    fc.property(attempts, failedMs, (count, ms) => {
      const next = nextTryAt({ attempts: count, failingSince: iso(START), now: iso(START + ms) });
      expect(next === null).toBe(ms >= GIVE_UP_AFTER_MS);
      if (next !== null) expect(Date.parse(next)).toBeGreaterThan(START + ms);
    }),
  );
});
