import { expect, test } from 'vitest';

import { waitingTime } from './waiting-time.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  [0, '0 分'],
  [59 * 60, '59 分'],
  [3_600, '1 时'],
  [3 * 3_600 + 120, '3 时 2 分'],
  [2 * 86_400 + 3 * 3_600 + 600, '2 天 3 时'],
  [2 * 86_400 + 600, '2 天'],
  [-30, '0 分'],
])('after %i s: %s', (seconds, text) => {
  const since = new Date(NOW - seconds * 1_000).toISOString();
  expect(
    waitingTime(since, NOW)
      .map((part) => part.join(' '))
      .join(' '),
  ).toBe(text);
});
