import { expect, test } from 'vitest';

import { formatCountdown, formatDuration, isLastMinute } from './countdown.format.ts';

test.each([
  [0, '00:00'],
  [-5_000, '00:00'],
  [1, '00:01'],
  [59_001, '01:00'],
  [134_000, '02:14'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [37_230_000, '10:20:30'],
])('%i ms left reads %s', (ms, text) => {
  expect(formatCountdown(ms)).toBe(text);
});

test('a running time counts only whole seconds', () => {
  expect(formatDuration(378_999)).toBe('06:18');
});

test('the last minute has a text, what is over has none', () => {
  expect([60_000, 59_999, 1, 0, -1].map(isLastMinute)).toEqual([false, true, true, false, false]);
});
