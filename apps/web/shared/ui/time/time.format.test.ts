import { expect, test } from 'vitest';

import { agoText, clockText, dayText, formatDateTime, monthDayText, relativeTime } from './time.format.ts';

const now = Date.parse('2026-11-20T12:00:00.000+08:00');
const before = (ms: number) => relativeTime(new Date(now - ms).toISOString(), now);

test('within a day it says how long ago, or how long until', () => {
  expect(before(5_000)).toBe('刚刚');
  expect(before(3 * 60_000)).toBe('3 分钟前');
  expect(before(23 * 3_600_000)).toBe('23 小时前');
  expect(before(-20_000)).toBe('1 分钟内');
  expect(before(-5 * 60_000)).toBe('5 分钟后');
});

test('from a day on it says the date, with the year when it is another one', () => {
  expect(before(3 * 86_400_000)).toMatch(/^11-1[67]$/);
  expect(before(400 * 86_400_000)).toMatch(/^2025-10-1[67]$/);
});

test('the full time has date and minute', () => {
  expect(formatDateTime('2026-11-20T12:00:00.000Z')).toMatch(/^2026-11-2[01] \d{2}:\d{2}$/);
});

test('within a minute the seconds are counted, and what is past never lies ahead', () => {
  const ago = (ms: number) => agoText(new Date(now - ms).toISOString(), now);
  expect([-30_000, 1_000, 12_000, 61_000, 3_600_000].map(ago)).toEqual([
    '刚刚',
    '刚刚',
    '12 秒前',
    '1 分钟前',
    '1 小时前',
  ]);
  expect(ago(3 * 86_400_000)).toMatch(/^11-1[67]$/);
});

test('the wall clock has two digits each', () => {
  expect(clockText('2026-03-01T12:05:00.000Z')).toMatch(/^\d\d:\d5$/);
  expect(clockText(new Date(2026, 2, 1, 9, 5))).toBe('09:05');
});

test('a day is written without its year', () => {
  const day = new Date(2026, 2, 1, 9, 5);
  expect(dayText(day.toISOString())).toBe('03-01');
  expect(monthDayText(day)).toBe('3 月 1 日');
});
