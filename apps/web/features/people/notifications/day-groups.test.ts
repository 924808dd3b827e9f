import { expect, test } from 'vitest';

import { groupByDay } from './day-groups.ts';

const at = (day: number, hour: number) => ({ created_at: new Date(2026, 10, day, hour, 30).toISOString() });
const NOW = new Date(2026, 10, 20, 8).getTime();

test('lines are grouped under today, yesterday and their dates, by the visitor’s own clock', () => {
  const lines = [at(20, 7), at(20, 0), at(19, 23), at(18, 12)];
  expect(groupByDay(lines, NOW)).toEqual([
    { day: '今天', items: lines.slice(0, 2) },
    { day: '昨天', items: lines.slice(2, 3) },
    { day: '2026-11-18', items: lines.slice(3) },
  ]);
});

test('nothing makes no day', () => {
  expect(groupByDay([], NOW)).toEqual([]);
});
