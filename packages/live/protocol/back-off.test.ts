import { expect, test } from 'vitest';
import { backOffMs, reconnectDelayMs } from './back-off.ts';

const QUICK_TRIES = 6;
const tries = Array.from({ length: QUICK_TRIES }, (_, index) => index + 1);

test('a refused subscription is asked again within 4 s, then within twice as much, never more than 15 s', () => {
  expect([1, 2, 3, 50].map((attempt) => backOffMs(attempt, 1))).toEqual([4_000, 8_000, 15_000, 15_000]);
  expect(backOffMs(1, 0)).toBe(0);
  expect(backOffMs(1, 0.5)).toBe(2_000);
});

test('the first reconnect of many clients is spread evenly over 2 s', () => {
  expect([0, 0.25, 0.5, 1].map((random) => reconnectDelayMs(1, random))).toEqual([0, 500, 1_000, 2_000]);
});

test('a hub that is back within 5 s is found within 2 s of its return, whatever the luck', () => {
  const slowest = tries.map((attempt) => reconnectDelayMs(attempt, 1));
  expect(Math.max(...slowest)).toBe(2_000);
  const quickest = tries.map((attempt) => reconnectDelayMs(attempt, 0));
  expect(quickest.reduce((sum, ms) => sum + ms)).toBe(5_000);
});

test('after that the tries become rare: 4 s, 8 s, then never more than 15 s', () => {
  const longest = [7, 8, 9, 60].map((attempt) => reconnectDelayMs(attempt, 1));
  expect(longest).toEqual([4_000, 8_000, 15_000, 15_000]);
});
