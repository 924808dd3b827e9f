import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('the first try is spread over 4 s, later ones over twice as much, never more than 15 s', () => {
  expect([1, 2, 3, 50].map((attempt) => backOffMs(attempt, 1))).toEqual([4_000, 8_000, 15_000, 15_000]);
  expect(backOffMs(1, 0)).toBe(0);
  expect(backOffMs(1, 0.5)).toBe(2_000);
});
