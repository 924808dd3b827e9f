import { expect, test } from 'vitest';
import { agoText, clockText } from './time-text.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const before = (seconds: number) => new Date(now - seconds * 1_000).toISOString();

test('says how long ago in the largest unit that fits', () => {
  expect([1, 12, 61, 3_600].map((seconds) => agoText(before(seconds), now))).toEqual([
    '刚刚',
    '12 秒前',
    '1 分钟前',
    '1 小时前',
  ]);
});

test('a clock that runs behind the server never shows the future', () => {
  expect(agoText(before(-30), now)).toBe('刚刚');
});

test('after a day it is the date', () => {
  expect(agoText(before(86_400 * 3), now)).toMatch(/^02-2[567]$/);
});

test('the wall clock has two digits each', () => {
  expect(clockText('2026-03-01T12:05:00.000Z')).toMatch(/^\d\d:\d5$/);
});
