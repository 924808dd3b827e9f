import { expect, test } from 'vitest';

import { racePoints, raceSummary } from './race-line.ts';

test('a race line runs from left to right, with rank 1 at the top', () => {
  const frame = { width: 120, height: 60, pad: 10 };
  expect(racePoints([3, 1], { rounds: 3, worst: 3 }, frame)).toEqual([
    { x: 10, y: 50 },
    { x: 60, y: 10 },
  ]);
});

test('a race line is told in words, too', () => {
  expect(raceSummary([{ id: 'a', name: '甲', ranks: [3, 1] }])).toBe('甲：第 1 轮第 3 名，第 2 轮第 1 名');
});
